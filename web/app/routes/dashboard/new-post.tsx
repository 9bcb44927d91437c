import { NewPostChooser } from '#web/features/dashboard/new-post-chooser.tsx';
import { ScreenSkeleton } from '#web/features/dashboard/screen-skeleton.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/new-post';

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.chooser_meta());
}

export const clientLoader = privateClientLoader({ role: 'user' }, async () => null);

export function HydrateFallback() {
  return <ScreenSkeleton />;
}

export default function NewPostPage() {
  return <NewPostChooser />;
}
