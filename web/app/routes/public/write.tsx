import type { Call } from '@thikana/contract/client';
import { inCurrentLanguage } from '@thikana/contract/in-language';
import { langOf } from '@thikana/contract/language-of-text';
import { viewListing } from '@thikana/contract/listings';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { TextPage } from '#web/components/layout/text-page.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { SentNotice } from '#web/components/ui/sent-notice.tsx';
import { EnquiriesNotice } from '#web/features/enquiries/enquiries-notice.tsx';
import { SafetyNote } from '#web/features/messages/safety-note.tsx';
import { WriteForm } from '#web/features/messages/write-form.tsx';
import { WrittenNotice } from '#web/features/messages/written-notice.tsx';
import { listingPath } from '#web/lib/addresses/listing-path.ts';
import { type LoadArgs, publicLoader } from '#web/lib/api/route-data.ts';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';

async function load(call: Call, { params, url }: LoadArgs) {
  const id = params.id ?? '';
  const { listingDetails, enquiries } = await call(viewListing, { params: { id }, query: { phone: 'omit' } });
  const sent = url.searchParams.get('sent');
  const problem = url.searchParams.get('problem');
  const { title } = inCurrentLanguage(listingDetails);
  return { id, title, path: listingPath(listingDetails), enquiries, sent, problem };
}

export const loader = publicLoader(load);

export const meta = unlistedMeta(m.write_title);

export default function WritePage({ loaderData }: PageProps<typeof loader>) {
  const { id, title, path, enquiries, sent, problem } = loaderData;
  const isFull = enquiries !== undefined && enquiries.open >= enquiries.most;
  const session = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (session && !sent) void navigate(`/dashboard/messages?listing=${id}`, { replace: true });
  }, [session, sent, id, navigate]);
  return (
    <TextPage
      title={m.write_title()}
      intro={
        <Link to={path} lang={langOf(title)} className="underline">
          {title}
        </Link>
      }
    >
      <Card as="section" aria-label={m.write_title()} className="md:p-8">
        {sent === 'owner' && (
          <SentNotice thanks={m.write_sent()}>
            <p>{m.write_sent_text()}</p>
          </SentNotice>
        )}
        {sent === 'email' && <WrittenNotice />}
        {!sent && enquiries && <EnquiriesNotice {...enquiries} />}
        {!sent && !isFull && (
          <WriteForm key={id} listingId={id} problem={problem ? problemText(problem) : undefined} />
        )}
      </Card>
      <SafetyNote />
    </TextPage>
  );
}

/** What was wrong with a form that was sent without scripts. */
function problemText(problem: string): string {
  if (problem === 'too_many_requests') return m.write_problem_limit();
  if (problem === 'enquiries_full') return m.enquiries_full();
  return problem === 'input' ? m.write_problem_input() : m.write_failed();
}
