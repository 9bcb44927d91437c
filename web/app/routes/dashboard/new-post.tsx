import { NewPostChooser } from '#web/features/dashboard/new-post-chooser.tsx';
import { ScreenSkeleton } from '#web/features/dashboard/screen-skeleton.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';

export const meta = unlistedMeta(m.chooser_meta);

export const clientLoader = privateClientLoader({ role: 'user' }, async () => null);

export const HydrateFallback = ScreenSkeleton;

export default function NewPostPage() {
  return <NewPostChooser />;
}
