import { viewAlerts } from '@thikana/contract/alerts';
import { useRevalidator } from 'react-router';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { AlertsScreen } from '#web/features/alerts/alerts-screen.tsx';
import { ScreenSkeleton } from '#web/features/dashboard/screen-skeleton.tsx';
import { routeFailureText } from '#web/lib/api/route-failure.ts';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/alerts';

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.alerts_meta());
}

export const clientLoader = privateClientLoader({ role: 'user' }, (call) => call(viewAlerts, {}));

export function HydrateFallback() {
  return <ScreenSkeleton />;
}

export default function AlertsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="mb-4 font-semibold text-2xl">{m.alerts_title()}</h1>
      <AlertsScreen alerts={loaderData} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate } = useRevalidator();
  return <ErrorState title={m.alerts_failed()} text={routeFailureText(error)} onRetry={revalidate} />;
}
