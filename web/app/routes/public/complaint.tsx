import type { Call } from '@thikana/contract/client';
import { viewComplaint } from '@thikana/contract/complaints';
import { useRevalidator } from 'react-router';
import { LinkError } from '#web/components/layout/link-error.tsx';
import { TextPage } from '#web/components/layout/text-page.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { AppealForm } from '#web/features/complaints/appeal-form.tsx';
import { ComplaintStages } from '#web/features/complaints/complaint-stages.tsx';
import { type LoadArgs, publicLoader } from '#web/lib/api/route-data.ts';
import { secretAddressHeaders, secretAddressMeta } from '#web/lib/documents/secret-address.ts';
import type { ErrorProps, PageProps } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

async function load(call: Call, { params, url }: LoadArgs) {
  const token = params.token ?? '';
  const complaint = await call(viewComplaint, { params: { token } });
  return { token, complaint, problem: url.searchParams.get('problem') ?? undefined };
}

export const loader = publicLoader(load);

export const headers = secretAddressHeaders;

export const meta = secretAddressMeta(m.complaint_meta);

export default function ComplaintPage({ loaderData }: PageProps<typeof loader>) {
  const { token, complaint, problem } = loaderData;
  const { revalidate } = useRevalidator();
  const { number, kind, stages, appealUntil } = complaint;
  return (
    <TextPage title={m.complaint_title({ number })}>
      <ComplaintStages kind={kind} stages={stages} />
      {appealUntil && (
        <AppealForm
          token={token}
          until={appealUntil}
          problem={
            problem && (problem === 'input' ? m.complaint_appeal_problem() : m.complaint_appeal_failed())
          }
          onSent={revalidate}
        />
      )}
      <div>
        <ButtonLink to="/law" variant="quiet" className="-ml-4">
          {m.complaints_to_law()}
        </ButtonLink>
      </div>
    </TextPage>
  );
}

export function ErrorBoundary({ error }: ErrorProps) {
  return (
    <LinkError
      error={error}
      deadStatus={404}
      dead={{ title: m.complaint_invalid(), text: m.complaint_invalid_text() }}
      failed={m.complaint_meta()}
    >
      <ButtonLink to="/complaints">{m.complaints_form()}</ButtonLink>
    </LinkError>
  );
}
