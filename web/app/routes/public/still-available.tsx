import { viewAvailability } from '@thikana/contract/availability';
import type { Call } from '@thikana/contract/client';
import { LinkError } from '#web/components/layout/link-error.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { AvailabilityQuestion } from '#web/features/availability/availability-question.tsx';
import { type LoadArgs, publicLoader } from '#web/lib/api/route-data.ts';
import { secretAddressHeaders, secretAddressMeta } from '#web/lib/documents/secret-address.ts';
import type { ErrorProps, PageProps } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

async function load(call: Call, { params, url }: LoadArgs) {
  const question = await call(viewAvailability, { params: { token: params.token ?? '' } });
  return { ...question, answered: url.searchParams.get('answered') };
}

export const loader = publicLoader(load);

export const headers = secretAddressHeaders;

export const meta = secretAddressMeta(m.available_meta);

export default function StillAvailable({ loaderData }: PageProps<typeof loader>) {
  return <AvailabilityQuestion {...loaderData} />;
}

export function ErrorBoundary({ error }: ErrorProps) {
  return (
    <LinkError
      error={error}
      dead={{ title: m.available_invalid(), text: m.available_invalid_text() }}
      failed={m.available_meta()}
    >
      <ButtonLink to="/dashboard/view-your-listings">{m.available_dashboard()}</ButtonLink>
    </LinkError>
  );
}
