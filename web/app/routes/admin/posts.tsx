import { countDocuments, listAllPosts, listPostsByStatus } from '@thikana/contract/moderation';
import { useSearchParams } from 'react-router';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { PostCounts } from '#web/features/moderation/post-counts.tsx';
import { PostsTable } from '#web/features/moderation/posts-table.tsx';
import { toStatus } from '#web/features/moderation/status-filter.ts';
import { number } from '#web/lib/format.ts';
import { privateClientLoader } from '#web/lib/guards.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/posts';
import { adminMeta } from './shell/admin-meta.ts';
import { FilterSelect } from './shell/filter-select.tsx';
import { ListSkeleton } from './shell/list-skeleton.tsx';
import { LoadFailed } from './shell/load-failed.tsx';
import { hrefOfPage, pageOf } from './shell/paging.ts';
import { refetchUnlessPageTurned } from './shell/refetch.ts';

export function meta() {
  return adminMeta(m.admin_posts_meta());
}

export const clientLoader = privateClientLoader({ role: 'admin' }, async (call, { url }) => {
  const status = toStatus(url.searchParams.get('status'));
  const [counts, posts] = await Promise.all([
    call(countDocuments, {}),
    status ? call(listPostsByStatus, { query: { status } }) : call(listAllPosts, {}),
  ]);
  return { counts: counts.result, posts: posts.data, status };
});

export const shouldRevalidate = refetchUnlessPageTurned;

export function HydrateFallback() {
  return <ListSkeleton cards={['total', 'approved', 'rejected', 'pending']} />;
}

export default function AdminPostsPage({ loaderData: { counts, posts, status } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { rows, page, totalPages } = pageOf(posts, search.get('page'));
  return (
    <>
      <h1 className="mb-4 font-bold text-2xl">{m.admin_posts()}</h1>
      <PostCounts counts={counts} />
      <div className="my-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <FilterSelect
          name="status"
          label={m.admin_filter_status()}
          value={status ?? ''}
          options={[
            { value: '', label: m.admin_status_all() },
            { value: 'approved', label: m.admin_status_approved() },
            { value: 'rejected', label: m.admin_status_rejected() },
            { value: 'pending', label: m.admin_status_pending() },
          ]}
        />
        <p role="status" className="text-ink-soft">
          {m.admin_posts_found({ count: number(posts.length) })}
        </p>
      </div>
      <PostsTable posts={rows} />
      <div className="mt-6">
        <Pagination
          page={page}
          totalPages={totalPages}
          hrefFor={(target) => hrefOfPage(search, target)}
          label={m.admin_posts_pages()}
        />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailed error={error} title={m.admin_posts_failed()} />;
}
