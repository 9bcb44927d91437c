import { countDocuments } from '@thikana/contract/moderation';
import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { call } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.ts';

/** How many posts wait for a decision: asked again on each screen, and when a screen fetches its data anew. */
export function useWaitingPosts(): number | undefined {
  const [waiting, setWaiting] = useState<number>();
  const isAdmin = useSession()?.user.role === 'admin';
  const { key } = useLocation();
  const isRefetching = useRevalidator().state === 'loading';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen asks again.
  useEffect(() => {
    if (!isAdmin || isRefetching) return;
    let isCurrent = true;
    call(countDocuments, {})
      .then(({ result }) => isCurrent && setWaiting(result.pendingPostsRes))
      // The screens themselves say when the server cannot be reached.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isAdmin, isRefetching, key]);

  return waiting;
}
