import { viewSignals } from '@thikana/contract/fraud-checks';
import { pagePosts } from '@thikana/contract/moderation';
import { limits } from '@thikana/contract/vocabulary';
import { useEffect, useRef } from 'react';
import { useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { loadError } from '#web/components/layout/load-error.tsx';
import { SignalsSection } from '#web/features/fraud-checks/signals-section.tsx';
import { ReviewDone } from '#web/features/moderation/review-done.tsx';
import { ReviewQueue } from '#web/features/moderation/review-queue.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import { DetailSkeleton } from './shell/detail-skeleton.tsx';
import { hrefWith, passedIn } from './shell/paging.ts';

export const meta = unlistedMeta(m.admin_pending_meta);

/** Skipped listings are the oldest, so the next one to show comes directly after them. */
export const clientLoader = privateClientLoader({ role: 'moderator' }, async (call, { url }) => {
  const passed = passedIn(url.searchParams);
  const page = Math.floor(passed / limits.pageSize) + 1;
  const { data, total } = await call(pagePosts, {
    query: { status: 'pending', sort: 'created', direction: 'asc', page },
  });
  const post = data[passed % limits.pageSize];
  const { signals } = post ? await call(viewSignals, { params: { id: post._id } }) : { signals: [] };
  return { post, signals, passed, total };
});

export const HydrateFallback = DetailSkeleton;

export default function PendingPostsPage({
  loaderData: { post, signals, passed, total },
}: PageProps<typeof clientLoader>) {
  const [search, setSearch] = useSearchParams();
  const { revalidate } = useRevalidator();
  const isLoading = useNavigation().state === 'loading';
  const title = useRef<HTMLHeadingElement>(null);

  const goTo = (position: number) =>
    setSearch(hrefWith(search, { passed: position > 0 ? `${position}` : '' }));
  const hasPost = post !== undefined;
  const hadPost = useRef(hasPost);
  // The controls disappear at the end of the queue, so the focus moves to the top of the screen.
  useEffect(() => {
    if (hadPost.current !== hasPost) title.current?.focus();
    hadPost.current = hasPost;
  }, [hasPost]);

  return (
    <>
      <h1 ref={title} tabIndex={-1} className="mb-4 font-semibold text-2xl outline-none">
        {m.admin_pending()}
      </h1>
      {post ? (
        <ReviewQueue
          post={post}
          left={total - passed}
          isLoading={isLoading}
          onNext={() => goTo(passed + 1)}
          signals={<SignalsSection key={post._id} post={post} signals={signals} />}
        />
      ) : (
        <ReviewDone passedOver={total} onLookAgain={() => (total > 0 ? goTo(0) : revalidate())} />
      )}
    </>
  );
}

export const ErrorBoundary = loadError(m.admin_pending_failed);
