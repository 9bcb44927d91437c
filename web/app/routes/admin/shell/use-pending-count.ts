import { countDocuments } from '@thikana/contract/moderation';
import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { call } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.ts';

/** How many posts wait for a decision: asked on every screen, and again when one fetches its data anew. */
export function usePendingCount(): number | undefined {
  const [pending, setPending] = useState<number>();
  const isAdmin = useSession()?.user.role === 'admin';
  const { key } = useLocation();
  const isSettled = useRevalidator().state === 'idle';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each place that is gone to asks again.
  useEffect(() => {
    if (!isAdmin || !isSettled) return;
    let isCurrent = true;
    call(countDocuments, {}).then(
      ({ result }) => isCurrent && setPending(result.pendingPostsRes),
      // The screen itself says when the server cannot be reached; the sidebar then goes without the number.
      () => isCurrent && setPending(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [isAdmin, isSettled, key]);

  return pending;
}
