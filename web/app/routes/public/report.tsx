import type { Call } from '@thikana/contract/client';
import { fraudHelpline } from '@thikana/contract/fraud-helpline';
import { inCurrentLanguage } from '@thikana/contract/in-language';
import { langOf } from '@thikana/contract/language-of-text';
import { viewListing } from '@thikana/contract/listings';
import { reportSubjectKinds } from '@thikana/contract/reports';
import { data, Link } from 'react-router';
import { TextPage } from '#web/components/layout/text-page.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ReportForm } from '#web/features/reports/report-form.tsx';
import { listingPath } from '#web/lib/addresses/listing-path.ts';
import { type LoadArgs, publicLoader } from '#web/lib/api/route-data.ts';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { titleCase } from '#web/lib/format/names.ts';
import type { HeadArgs, PageProps } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

const titles = {
  listing: m.report_title_listing,
  user: m.report_title_user,
  conversation: m.report_title_conversation,
  refusal: m.report_title_refusal,
} as const;

async function load(call: Call, { params }: LoadArgs) {
  const kind = reportSubjectKinds.find((known) => known === params.kind);
  const id = params.id ?? '';
  if (!kind) throw data(null, { status: 404 });
  if (kind === 'conversation' || kind === 'refusal')
    return { kind, id, about: { path: `/dashboard/messages/${id}`, back: m.report_back_conversation() } };
  const { listingDetails, listingUser } = await call(viewListing, {
    params: { id },
    query: { phone: 'omit' },
  });
  const title =
    kind === 'user' ? titleCase(listingUser?.name ?? '') : inCurrentLanguage(listingDetails).title;
  return { kind, id, about: { title, path: listingPath(listingDetails), back: m.report_back() } };
}

export const loader = publicLoader(load);

export const meta = ({ loaderData, matches }: HeadArgs<typeof loader>) =>
  unlistedMeta(titles[loaderData?.kind ?? 'listing'])({ matches });

export default function ReportPage({ loaderData: { kind, id, about } }: PageProps<typeof loader>) {
  const helpline = fraudHelpline();
  return (
    <TextPage title={titles[kind]()} intro={m.report_intro()}>
      <div className="hidden noscript:block">
        <Notice tone="info">{m.report_no_script()}</Notice>
      </div>
      <section aria-label={m.report_about()} className="grid justify-items-start gap-3">
        {about.title && (
          <p lang={langOf(about.title)} className="wrap-anywhere font-semibold text-lg">
            {about.title}
          </p>
        )}
        {kind === 'conversation' && <p>{m.report_conversation_shown()}</p>}
        {kind === 'refusal' && <p>{m.report_refused_text()}</p>}
        <ButtonLink to={about.path} variant="secondary">
          {about.back}
        </ButtonLink>
        {kind === 'listing' && (
          <Link to={`/report/user/${id}`} className="inline-flex min-h-touch items-center underline">
            {m.report_person_instead()}
          </Link>
        )}
      </section>
      <ReportForm key={`${kind} ${id}`} kind={kind} id={id} />
      <p className="text-ink-soft">{helpline ? m.report_danger({ helpline }) : m.report_danger_police()}</p>
    </TextPage>
  );
}
