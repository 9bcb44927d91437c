import { signalKinds } from '@thikana/contract/fraud-checks';
import { countDocuments, pagePosts, postSortKeys, signalChoices } from '@thikana/contract/moderation';
import { approvalStatuses } from '@thikana/contract/vocabulary';
import { loadError } from '#web/components/layout/load-error.tsx';
import { PostCounts } from '#web/features/moderation/post-counts.tsx';
import { PostsTable } from '#web/features/moderation/posts-table.tsx';
import { signalLabel } from '#web/features/moderation/signal-label.ts';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { number } from '#web/lib/format/format.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import { FilterSelect } from './shell/filter-select.tsx';
import { ListSearch } from './shell/list-search.tsx';
import { ListSkeleton } from './shell/list-skeleton.tsx';
import { chosenIn, pageIn, redirectToLastPage, sortIn, wordsIn } from './shell/paging.ts';
import { SortSelect } from './shell/sort-select.tsx';
import { TablePage } from './shell/table-page.tsx';
import { useTableSort } from './shell/use-list-search.ts';

export const meta = unlistedMeta(m.admin_posts_meta);

export const clientLoader = privateClientLoader({ role: 'moderator' }, async (call, { url }) => {
  const query = {
    page: pageIn(url.searchParams),
    status: chosenIn(url.searchParams, 'status', approvalStatuses),
    signal: chosenIn(url.searchParams, 'signal', signalChoices),
    q: wordsIn(url.searchParams),
    ...sortIn(url.searchParams, postSortKeys),
  };
  const [counts, posts] = await Promise.all([call(countDocuments, {}), call(pagePosts, { query })]);
  redirectToLastPage(url, posts);
  return { counts: counts.result, posts, query };
});

export function HydrateFallback() {
  return <ListSkeleton cards={['total', 'approved', 'rejected', 'pending']} />;
}

const sortColumns = () => [
  { key: 'created', label: m.admin_column_created() },
  { key: 'title', label: m.admin_column_title() },
  { key: 'price', label: m.admin_column_price() },
  { key: 'owner', label: m.admin_column_owner() },
  { key: 'status', label: m.admin_column_status() },
];

export default function AdminPostsPage({
  loaderData: { counts, posts, query },
}: PageProps<typeof clientLoader>) {
  const sort = useTableSort(query);
  return (
    <TablePage
      title={m.admin_posts()}
      found={m.admin_posts_found({ count: number(posts.total) })}
      pages={posts}
      pagesLabel={m.admin_posts_pages()}
      controls={
        <>
          <ListSearch label={m.admin_posts_search()} hint={m.admin_posts_search_hint()} />
          <FilterSelect
            name="status"
            label={m.admin_filter_status()}
            value={query.status ?? ''}
            options={[
              { value: '', label: m.admin_status_all() },
              { value: 'approved', label: m.admin_status_approved() },
              { value: 'rejected', label: m.admin_status_rejected() },
              { value: 'pending', label: m.admin_status_pending() },
            ]}
          />
          <FilterSelect
            name="signal"
            label={m.admin_filter_noticed()}
            value={query.signal ?? ''}
            options={[
              { value: '', label: m.admin_noticed_all() },
              { value: 'any', label: m.admin_noticed_only() },
              ...signalKinds.map((kind) => ({ value: kind, label: signalLabel(kind) })),
            ]}
          />
          <SortSelect sort={sort} columns={sortColumns()} />
        </>
      }
      table={<PostsTable posts={posts.data} sort={sort} />}
    >
      <PostCounts counts={counts} />
    </TablePage>
  );
}

export const ErrorBoundary = loadError(m.admin_posts_failed);
