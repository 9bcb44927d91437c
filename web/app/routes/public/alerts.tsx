import { viewLinkedAlerts } from '@thikana/contract/alerts';
import type { Call } from '@thikana/contract/client';
import { AlertsError } from '#web/features/alerts/alerts-error.tsx';
import { LinkedAlerts } from '#web/features/alerts/linked-alerts.tsx';
import { type LoadArgs, publicLoader } from '#web/lib/api/route-data.ts';
import { secretAddressHeaders, secretAddressMeta } from '#web/lib/documents/secret-address.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

async function load(call: Call, { params, url }: LoadArgs) {
  const alerts = await call(viewLinkedAlerts, { params: { token: params.token ?? '' } });
  return { alerts, changed: url.searchParams.get('changed') };
}

export const loader = publicLoader(load);

export const headers = secretAddressHeaders;

export const meta = secretAddressMeta(m.alerts_meta);

export default function AlertsPage({ loaderData }: PageProps<typeof loader>) {
  return <LinkedAlerts {...loaderData} />;
}

export const ErrorBoundary = AlertsError;
