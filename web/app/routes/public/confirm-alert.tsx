import { viewSubscription } from '@thikana/contract/alerts';
import type { Call } from '@thikana/contract/client';
import { AlertsError } from '#web/features/alerts/alerts-error.tsx';
import { SubscriptionQuestion } from '#web/features/alerts/subscription-question.tsx';
import { type LoadArgs, publicClientLoader, publicLoader } from '#web/lib/api/route-data.ts';
import { secretAddressHeaders, secretAddressMeta } from '#web/lib/documents/secret-address.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/confirm-alert';

function load(call: Call, { params }: LoadArgs) {
  return call(viewSubscription, { params: { token: params.token ?? '' } });
}

export const loader = publicLoader(load);
export const clientLoader = publicClientLoader(load);

export const headers = secretAddressHeaders;

export const meta = secretAddressMeta(m.alerts_meta);

export default function ConfirmAlertPage({ loaderData }: Route.ComponentProps) {
  return <SubscriptionQuestion {...loaderData} />;
}

export const ErrorBoundary = AlertsError;
