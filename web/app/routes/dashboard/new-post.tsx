import { dashboardMeta } from '#web/features/dashboard/dashboard-meta.ts';
import { NewPostChooser } from '#web/features/dashboard/new-post-chooser.tsx';
import { ScreenSkeleton } from '#web/features/dashboard/screen-skeleton.tsx';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';

export function meta() {
  return dashboardMeta(m.chooser_meta());
}

export const clientLoader = privateClientLoader({ role: 'user' }, async () => null);

export function HydrateFallback() {
  return <ScreenSkeleton />;
}

export default function NewPostPage() {
  return <NewPostChooser />;
}
