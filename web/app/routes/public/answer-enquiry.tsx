import type { Call } from '@thikana/contract/client';
import { viewMailedEnquiry } from '@thikana/contract/enquiries';
import { LinkError } from '#web/components/layout/link-error.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { MailedEnquiry } from '#web/features/enquiries/mailed-enquiry.tsx';
import { type LoadArgs, publicLoader } from '#web/lib/api/route-data.ts';
import { secretAddressHeaders, secretAddressMeta } from '#web/lib/documents/secret-address.ts';
import type { ErrorProps, PageProps } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

async function load(call: Call, { params, url: { searchParams } }: LoadArgs) {
  const enquiry = await call(viewMailedEnquiry, { params: { token: params.token ?? '' } });
  return {
    ...enquiry,
    chosen: searchParams.get('answer'),
    wasAnswered: searchParams.has('answered'),
    hasProblem: searchParams.has('problem'),
  };
}

export const loader = publicLoader(load);

export const headers = secretAddressHeaders;

export const meta = secretAddressMeta(m.mailed_enquiry_meta);

export default function AnswerEnquiry({ loaderData }: PageProps<typeof loader>) {
  return <MailedEnquiry {...loaderData} />;
}

export function ErrorBoundary({ error }: ErrorProps) {
  return (
    <LinkError
      error={error}
      dead={{ title: m.mailed_enquiry_invalid(), text: m.mailed_enquiry_invalid_text() }}
      failed={m.mailed_enquiry_meta()}
    >
      <ButtonLink to="/dashboard/messages">{m.mailed_enquiry_conversation()}</ButtonLink>
    </LinkError>
  );
}
