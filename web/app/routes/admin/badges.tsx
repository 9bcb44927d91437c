import { pageBadgeTasks, renewalDays } from '@thikana/contract/badges';
import { loadError } from '#web/components/layout/load-error.tsx';
import { BadgeTasks } from '#web/features/badges/badge-tasks.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { number } from '#web/lib/format/format.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import { ListSkeleton } from './shell/list-skeleton.tsx';
import { pageIn, redirectToLastPage } from './shell/paging.ts';
import { TablePage } from './shell/table-page.tsx';

export const meta = unlistedMeta(m.admin_badges_meta);

export const clientLoader = privateClientLoader({ role: 'moderator' }, async (call, { url }) => {
  const answer = await call(pageBadgeTasks, { query: { page: pageIn(url.searchParams) } });
  redirectToLastPage(url, answer);
  return answer;
});

export const HydrateFallback = ListSkeleton;

export default function AdminBadgesPage({ loaderData }: PageProps<typeof clientLoader>) {
  const { tasks, usualMonths, page, total, totalPages } = loaderData;
  return (
    <TablePage
      title={m.admin_badges()}
      found={m.admin_badges_found({ count: number(total) })}
      pages={{ page, totalPages }}
      pagesLabel={m.admin_badges_pages()}
      table={<BadgeTasks tasks={tasks} usualMonths={usualMonths} />}
    >
      <p className="-mt-4 text-ink-soft">{m.admin_badges_text({ days: renewalDays })}</p>
    </TablePage>
  );
}

export const ErrorBoundary = loadError(m.admin_badges_failed);
