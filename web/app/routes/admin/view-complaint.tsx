import { complaintKindLabel } from '@thikana/contract/complaint-kind-label';
import { viewComplaintCase } from '@thikana/contract/complaints';
import { listPaths } from '@thikana/contract/list-paths';
import { data, Link, useRevalidator } from 'react-router';
import { Badge } from '#web/components/ui/badge.tsx';
import { ComplaintStages } from '#web/features/complaints/complaint-stages.tsx';
import { DecideForm } from '#web/features/complaints/decide-form.tsx';
import { urgencyTones } from '#web/features/complaints/queue-table.tsx';
import { viewPostPath } from '#web/features/moderation/view-post-path.ts';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import { BackLink } from './shell/back-link.tsx';
import { detailError } from './shell/detail-error.tsx';
import { DetailSkeleton } from './shell/detail-skeleton.tsx';

export const meta = unlistedMeta(m.admin_complaint_meta);

export const clientLoader = privateClientLoader({ role: 'moderator' }, async (call, { params }) => {
  const number = params.number ?? '';
  if (!/^C-\d{4}-\d{6,}$/.test(number)) throw data(null, { status: 404 });
  return { complaint: await call(viewComplaintCase, { params: { number } }) };
});

export const HydrateFallback = DetailSkeleton;

export default function ViewComplaintPage({ loaderData: { complaint } }: PageProps<typeof clientLoader>) {
  const { revalidate } = useRevalidator();
  const { number, kind, email, page, stages, urgency } = complaint;
  const listing = listingIn(page);
  const open = stages.find(({ outcome }) => !outcome);
  return (
    <div className="grid max-w-3xl gap-4">
      <BackLink to="/admin/complaints">{m.admin_complaint_back()}</BackLink>
      <h1 className="flex flex-wrap items-center gap-3 font-semibold text-title tabular-nums">
        {m.complaint_title({ number })}
        {open && <Badge tone={urgencyTones[urgency]}>{m.admin_complaints_urgency({ urgency })}</Badge>}
      </h1>
      <dl className="grid gap-x-6 max-sm:[&>dd]:mb-3 sm:grid-cols-[max-content_minmax(0,1fr)] sm:gap-y-2">
        <dt className="text-ink-soft">{m.admin_complaints_kind()}</dt>
        <dd>{complaintKindLabel(kind)}</dd>
        <dt className="text-ink-soft">{m.admin_complaint_from()}</dt>
        <dd className="wrap-anywhere">{email ?? m.complaint_forgotten()}</dd>
        {page && (
          <>
            <dt className="text-ink-soft">{m.admin_complaint_page()}</dt>
            <dd className="wrap-anywhere">
              {page}
              {listing && (
                <Link
                  to={viewPostPath(listing)}
                  className="flex min-h-touch items-center text-tea underline underline-offset-4"
                >
                  {m.admin_complaint_listing()}
                </Link>
              )}
            </dd>
          </>
        )}
      </dl>
      <ComplaintStages kind={kind} stages={stages} />
      {open && <DecideForm key={open.stage} number={number} stage={open.stage} onDecided={revalidate} />}
    </div>
  );
}

/** The id of the listing whose address was given, as it was copied or typed. */
const listingIn = (page = '') =>
  new RegExp(`(?:${Object.values(listPaths).join('|')})/([0-9a-f]{24})`).exec(page)?.[1];

export const ErrorBoundary = detailError({
  missing: m.admin_complaint_missing,
  to: '/admin/complaints',
  back: m.admin_complaint_back,
});
