import { pageReports } from '@thikana/contract/reports';
import { loadError } from '#web/components/layout/load-error.tsx';
import { CasesTable } from '#web/features/reports/cases-table.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { number } from '#web/lib/format/format.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import { ListSkeleton } from './shell/list-skeleton.tsx';
import { pageIn, redirectToLastPage } from './shell/paging.ts';
import { TablePage } from './shell/table-page.tsx';

export const meta = unlistedMeta(m.admin_reports_meta);

export const clientLoader = privateClientLoader({ role: 'moderator' }, async (call, { url }) => {
  const answer = await call(pageReports, { query: { page: pageIn(url.searchParams) } });
  redirectToLastPage(url, answer);
  return answer;
});

export const HydrateFallback = ListSkeleton;

export default function AdminReportsPage({ loaderData }: PageProps<typeof clientLoader>) {
  const { cases, page, total, totalPages } = loaderData;
  return (
    <TablePage
      title={m.admin_reports()}
      found={m.admin_reports_found({ count: number(total) })}
      pages={{ page, totalPages }}
      pagesLabel={m.admin_reports_pages()}
      table={<CasesTable cases={cases} />}
    >
      <p className="-mt-4 text-ink-soft">{m.admin_reports_text()}</p>
    </TablePage>
  );
}

export const ErrorBoundary = loadError(m.admin_reports_failed);
