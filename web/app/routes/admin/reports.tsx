import { pageReports } from '@thikana/contract/reports';
import { useSearchParams } from 'react-router';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { CasesTable } from '#web/features/reports/cases-table.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { number } from '#web/lib/format/format.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/reports';
import { ListSkeleton } from './shell/list-skeleton.tsx';
import { LoadError } from './shell/load-error.tsx';
import { hrefOfPage, pageIn, redirectToLastPage } from './shell/paging.ts';

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.admin_reports_meta());
}

export const clientLoader = privateClientLoader({ role: 'admin' }, async (call, { url }) => {
  const answer = await call(pageReports, { query: { page: pageIn(url.searchParams) } });
  redirectToLastPage(url, answer);
  return answer;
});

export function HydrateFallback() {
  return <ListSkeleton cards={[]} />;
}

export default function AdminReportsPage({ loaderData }: Route.ComponentProps) {
  const { cases, page, total, totalPages } = loaderData;
  const [search] = useSearchParams();
  return (
    <>
      <h1 className="font-semibold text-2xl">{m.admin_reports()}</h1>
      <p className="text-ink-soft">{m.admin_reports_text()}</p>
      <p role="status" className="my-4 text-ink-soft">
        {m.admin_reports_found({ count: number(total) })}
      </p>
      <CasesTable cases={cases} />
      <div className="mt-6">
        <Pagination
          page={page}
          totalPages={totalPages}
          hrefFor={(target) => hrefOfPage(search, target)}
          label={m.admin_reports_pages()}
        />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadError error={error} title={m.admin_reports_failed()} />;
}
