import { MessagesSquare } from 'lucide-react';
import { ComingScreen } from '#web/features/dashboard/coming-screen.tsx';
import { dashboardMeta } from '#web/features/dashboard/dashboard-meta.ts';
import { ScreenSkeleton } from '#web/features/dashboard/screen-skeleton.tsx';
import { privateClientLoader } from '#web/lib/guards.ts';
import { m } from '#web/paraglide/messages.js';

export function meta() {
  return dashboardMeta(m.inbox_meta());
}

export const clientLoader = privateClientLoader({ role: 'user' }, async () => null);

export function HydrateFallback() {
  return <ScreenSkeleton />;
}

export default function MessagesPage() {
  return (
    <ComingScreen icon={<MessagesSquare aria-hidden size={32} />} title={m.inbox_title()}>
      <p>{m.inbox_text()}</p>
      <p>{m.inbox_meanwhile()}</p>
    </ComingScreen>
  );
}
