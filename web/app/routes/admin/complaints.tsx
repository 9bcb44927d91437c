import { complaintStates, pageComplaints } from '@thikana/contract/complaints';
import { loadError } from '#web/components/layout/load-error.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { QueueTable } from '#web/features/complaints/queue-table.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { number } from '#web/lib/format/format.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import { FilterSelect } from './shell/filter-select.tsx';
import { ListSkeleton } from './shell/list-skeleton.tsx';
import { pageIn, redirectToLastPage } from './shell/paging.ts';
import { TablePage } from './shell/table-page.tsx';

export const meta = unlistedMeta(m.admin_complaints);

export const clientLoader = privateClientLoader({ role: 'moderator' }, async (call, { url }) => {
  const state = complaintStates.find((known) => known === url.searchParams.get('state')) ?? 'open';
  const answer = await call(pageComplaints, { query: { page: pageIn(url.searchParams), state } });
  redirectToLastPage(url, answer);
  return { ...answer, state };
});

export const HydrateFallback = ListSkeleton;

export default function AdminComplaintsPage({ loaderData }: PageProps<typeof clientLoader>) {
  const { complaints, page, total, totalPages, state } = loaderData;
  return (
    <TablePage
      title={m.admin_complaints()}
      found={m.admin_complaints_found({ count: number(total) })}
      pages={{ page, totalPages }}
      pagesLabel={m.admin_complaints_pages()}
      table={<QueueTable complaints={complaints} />}
      controls={
        <>
          <FilterSelect
            name="state"
            label={m.admin_complaints_state()}
            value={state}
            options={complaintStates.map((each) => ({
              value: each,
              label: m.admin_complaints_state_of({ state: each }),
            }))}
          />
          <ButtonLink to="/admin/complaints-report" variant="secondary">
            {m.complaints_report()}
          </ButtonLink>
        </>
      }
    >
      <p className="-mt-4 text-ink-soft">{m.admin_complaints_text()}</p>
    </TablePage>
  );
}

export const ErrorBoundary = loadError(m.admin_complaints_failed);
