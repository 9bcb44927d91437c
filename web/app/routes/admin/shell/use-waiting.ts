import { countDocuments } from '@thikana/contract/moderation';
import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { call } from '#web/lib/api/api.ts';
import { useSession } from '#web/lib/session/session.ts';

/** How much waits for a decision; unknown until the first answer. */
export interface Waiting {
  posts?: number;
  reports?: number;
  payments?: number;
  noticed?: number;
  badges?: number;
}

/** What waits for a decision: asked again on each screen, and when a screen fetches its data anew. */
export function useWaiting(): Waiting {
  const [waiting, setWaiting] = useState<Waiting>({});
  const isAdmin = useSession()?.user.role === 'admin';
  const { key } = useLocation();
  const isRefetching = useRevalidator().state === 'loading';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen asks again.
  useEffect(() => {
    if (!isAdmin || isRefetching) return;
    let isCurrent = true;
    call(countDocuments, {})
      .then(({ result }) => {
        if (!isCurrent) return;
        setWaiting({
          posts: result.pendingPostsRes,
          reports: result.openReportsRes,
          payments: result.claimedPaymentsRes,
          noticed: result.noticedPostsRes,
          badges: result.dueBadgesRes,
        });
      })
      // The screens themselves say when the server cannot be reached.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isAdmin, isRefetching, key]);

  return waiting;
}
