import { viewSignals } from '@thikana/contract/fraud-checks';
import { reportSubjectKinds, viewReports } from '@thikana/contract/reports';
import { data, useRevalidator } from 'react-router';
import { SignalsSection } from '#web/features/fraud-checks/signals-section.tsx';
import ListingFactsCards from '#web/features/listings/listing-facts-cards.tsx';
import { ReportedConversation } from '#web/features/messages/reported-conversation.tsx';
import { PostSummary } from '#web/features/moderation/post-summary.tsx';
import { CaseScreen } from '#web/features/reports/case-screen.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import { BackLink } from './shell/back-link.tsx';
import { detailError } from './shell/detail-error.tsx';
import { DetailSkeleton } from './shell/detail-skeleton.tsx';

export const meta = unlistedMeta(m.admin_report_meta);

export const clientLoader = privateClientLoader({ role: 'moderator' }, async (call, { params }) => {
  const kind = reportSubjectKinds.find((known) => known === params.kind);
  if (!kind) throw data(null, { status: 404 });
  const id = params.id ?? '';
  const [evidence, noticed] = await Promise.all([
    call(viewReports, { params: { kind, id } }),
    kind === 'listing' ? call(viewSignals, { params: { id } }) : undefined,
  ]);
  return { evidence, signals: noticed?.signals ?? [] };
});

export const HydrateFallback = DetailSkeleton;

export default function ViewReportPage({
  loaderData: { evidence, signals },
}: PageProps<typeof clientLoader>) {
  const { revalidate } = useRevalidator();
  const { listing } = evidence;
  return (
    <div className="grid gap-4">
      <BackLink to="/admin/reports">{m.admin_report_back()}</BackLink>
      <CaseScreen
        key={evidence.subject._id}
        evidence={evidence}
        listing={listing && <PostSummary post={listing} details={<ListingFactsCards listing={listing} />} />}
        signals={listing && <SignalsSection post={listing} signals={signals} />}
        conversation={evidence.messages && <ReportedConversation messages={evidence.messages} />}
        onSettled={revalidate}
      />
    </div>
  );
}

export const ErrorBoundary = detailError({
  missing: m.admin_report_missing,
  to: '/admin/reports',
  back: m.admin_report_back,
});
