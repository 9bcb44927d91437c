import { viewAvailability } from '@thikana/contract/availability';
import type { Call } from '@thikana/contract/client';
import { Link2Off } from 'lucide-react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { MessagePage } from '#web/components/layout/message-page.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { AvailabilityQuestion } from '#web/features/availability/availability-question.tsx';
import { type LoadArgs, publicClientLoader, publicLoader } from '#web/lib/route-data.ts';
import { routeFailureText } from '#web/lib/route-failure.ts';
import { secretAddressHeaders, secretAddressMeta } from '#web/lib/secret-address.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/still-available';

async function load(call: Call, { params, url }: LoadArgs) {
  const question = await call(viewAvailability, { params: { token: params.token ?? '' } });
  return { ...question, answered: url.searchParams.get('answered') };
}

export const loader = publicLoader(load);
export const clientLoader = publicClientLoader(load);

export const headers = secretAddressHeaders;

export const meta = () => secretAddressMeta(`${m.available_meta()} – Thikana`);

export default function StillAvailable({ loaderData }: Route.ComponentProps) {
  return <AvailabilityQuestion {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 400) {
    return (
      <MessagePage
        icon={<Link2Off aria-hidden size={34} />}
        title={m.available_invalid()}
        text={m.available_invalid_text()}
      >
        <ButtonLink to="/dashboard/view-your-listings">{m.available_dashboard()}</ButtonLink>
      </MessagePage>
    );
  }
  return (
    <div className="container-page max-w-2xl py-16">
      <ErrorState title={m.available_meta()} text={routeFailureText(error)} onRetry={revalidate} />
    </div>
  );
}
