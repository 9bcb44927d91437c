import { pageBatches } from '@thikana/contract/batches';
import { loadError } from '#web/components/layout/load-error.tsx';
import { ImportsTable } from '#web/features/imports/imports-table.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { number } from '#web/lib/format/format.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';

import { ListSkeleton } from './shell/list-skeleton.tsx';
import { pageIn, redirectToLastPage } from './shell/paging.ts';
import { TablePage } from './shell/table-page.tsx';

export const meta = unlistedMeta(m.imports_title);

export const clientLoader = privateClientLoader({ role: 'moderator' }, async (call, { url }) => {
  const page = await call(pageBatches, { query: { page: pageIn(url.searchParams) } });
  redirectToLastPage(url, page);
  return page;
});

export const HydrateFallback = ListSkeleton;

export default function AdminImportsPage({ loaderData }: PageProps<typeof clientLoader>) {
  const { batches, total } = loaderData;
  return (
    <TablePage
      title={m.imports_title()}
      found={m.imports_found({ count: number(total) })}
      pages={loaderData}
      pagesLabel={m.imports_pages()}
      table={<ImportsTable batches={batches} />}
    >
      <p className="-mt-3 text-ink-soft">{m.imports_text()}</p>
    </TablePage>
  );
}

export const ErrorBoundary = loadError(m.imports_load_failed);
