import { viewSubscription } from '@thikana/contract/alerts';
import type { Call } from '@thikana/contract/client';
import { AlertsError } from '#web/features/alerts/alerts-error.tsx';
import { SubscriptionQuestion } from '#web/features/alerts/subscription-question.tsx';
import { type LoadArgs, publicLoader } from '#web/lib/api/route-data.ts';
import { secretAddressHeaders, secretAddressMeta } from '#web/lib/documents/secret-address.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

function load(call: Call, { params }: LoadArgs) {
  return call(viewSubscription, { params: { token: params.token ?? '' } });
}

export const loader = publicLoader(load);

export const headers = secretAddressHeaders;

export const meta = secretAddressMeta(m.alerts_meta);

export default function ConfirmAlertPage({ loaderData }: PageProps<typeof loader>) {
  return <SubscriptionQuestion {...loaderData} />;
}

export const ErrorBoundary = AlertsError;
