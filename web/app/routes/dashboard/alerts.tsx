import { viewAlerts } from '@thikana/contract/alerts';
import { loadError } from '#web/components/layout/load-error.tsx';
import { NotificationSwitch } from '#web/components/notifications/notification-switch.tsx';
import { AlertsScreen } from '#web/features/alerts/alerts-screen.tsx';
import { ScreenSkeleton } from '#web/features/dashboard/screen-skeleton.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';

export const meta = unlistedMeta(m.alerts_meta);

export const clientLoader = privateClientLoader({ role: 'user' }, (call) => call(viewAlerts, {}));

export const HydrateFallback = ScreenSkeleton;

export default function AlertsPage({ loaderData }: PageProps<typeof clientLoader>) {
  return (
    <>
      <h1 className="mb-4 font-semibold text-title">{m.alerts_title()}</h1>
      <div className="grid gap-4">
        <NotificationSwitch text={m.push_offer_matches()} isOffer />
        <AlertsScreen alerts={loaderData} />
      </div>
    </>
  );
}

export const ErrorBoundary = loadError(m.alerts_failed);
