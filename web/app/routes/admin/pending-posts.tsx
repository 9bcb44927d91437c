import type { Call } from '@thikana/contract/client';
import { viewSignals } from '@thikana/contract/fraud-checks';
import { pagePosts, viewQueueFilters } from '@thikana/contract/moderation';
import { limits } from '@thikana/contract/vocabulary';
import { useEffect, useRef } from 'react';
import { loadError } from '#web/components/layout/load-error.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import { DetailSkeleton } from './shell/detail-skeleton.tsx';
import { chosenIn, pageIn, passedIn, redirectToLastPage } from './shell/paging.ts';
import { PendingList } from './shell/pending-list.tsx';
import { PendingOne } from './shell/pending-one.tsx';
import { queueFilterIn } from './shell/queue-filter.ts';
import { QueueFilters } from './shell/queue-filters.tsx';
import { QueueViews } from './shell/queue-views.tsx';

export const meta = unlistedMeta(m.admin_pending_meta);

const oldestFirst = { status: 'pending', sort: 'created', direction: 'asc' } as const;

export const clientLoader = privateClientLoader({ role: 'moderator' }, async (call, { url }) => {
  const isList = chosenIn(url.searchParams, 'view', ['list']) === 'list';
  const [choices, queue] = await Promise.all([
    call(viewQueueFilters, {}),
    isList ? loadList(call, url) : loadOne(call, url),
  ]);
  return { choices, filter: queueFilterIn(url.searchParams), queue };
});

/** Skipped listings are the oldest, so the next one to show comes directly after them. */
async function loadOne(call: Call, url: URL) {
  const passed = passedIn(url.searchParams);
  const page = Math.floor(passed / limits.pageSize) + 1;
  const query = { ...queueFilterIn(url.searchParams), ...oldestFirst, page };
  const { data, total } = await call(pagePosts, { query });
  const post = data[passed % limits.pageSize];
  const { signals } = post ? await call(viewSignals, { params: { id: post._id } }) : { signals: [] };
  return { view: undefined, post, signals, passed, total };
}

async function loadList(call: Call, url: URL) {
  const query = { ...queueFilterIn(url.searchParams), ...oldestFirst, page: pageIn(url.searchParams) };
  const posts = await call(pagePosts, { query });
  redirectToLastPage(url, posts);
  return { view: 'list' as const, posts };
}

export const HydrateFallback = DetailSkeleton;

export default function PendingPostsPage({
  loaderData: { choices, filter, queue },
}: PageProps<typeof clientLoader>) {
  const title = useRef<HTMLHeadingElement>(null);
  const hasPost = queue.view === 'list' || queue.post !== undefined;
  const hadPost = useRef(hasPost);
  // The controls disappear at the end of the queue, so the focus moves to the top of the screen.
  useEffect(() => {
    if (hadPost.current !== hasPost) title.current?.focus();
    hadPost.current = hasPost;
  }, [hasPost]);

  return (
    <>
      <h1 ref={title} tabIndex={-1} className="mb-4 font-semibold text-title outline-none">
        {m.admin_pending()}
      </h1>
      <div className="mb-6 grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:flex sm:flex-wrap">
        <QueueViews current={queue.view} />
        <QueueFilters filter={filter} choices={choices} />
      </div>
      {queue.view === 'list' ? (
        <PendingList key={JSON.stringify(filter)} posts={queue.posts} filter={filter} />
      ) : (
        <PendingOne {...queue} filter={filter} />
      )}
    </>
  );
}

export const ErrorBoundary = loadError(m.admin_pending_failed);
