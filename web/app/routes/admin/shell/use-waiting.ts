import { countDocuments } from '@thikana/contract/moderation';
import { isAllowed } from '@thikana/contract/roles';
import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { call } from '#web/lib/api/api.ts';
import { useSession } from '#web/lib/session/session.ts';

/** The number of items that wait for a decision; undefined until the first response. */
export interface Waiting {
  posts?: number;
  texts?: number;
  reports?: number;
  complaints?: number;
  payments?: number;
  noticed?: number;
  badges?: number;
}

/** The items that wait for a decision, fetched again on each screen and whenever a screen reloads its data. */
export function useWaiting(): Waiting {
  const [waiting, setWaiting] = useState<Waiting>({});
  const role = useSession()?.user.role;
  const isModerator = role !== undefined && isAllowed(role, 'moderator');
  const { key } = useLocation();
  const isRefetching = useRevalidator().state === 'loading';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation fetches it again.
  useEffect(() => {
    if (!isModerator || isRefetching) return;
    let isCurrent = true;
    call(countDocuments, {})
      .then(({ result }) => {
        if (!isCurrent) return;
        setWaiting({
          posts: result.pendingPostsRes,
          texts: result.proposedTextsRes,
          reports: result.openReportsRes,
          complaints: result.openComplaintsRes,
          payments: result.claimedPaymentsRes,
          noticed: result.noticedPostsRes,
          badges: result.dueBadgesRes,
        });
      })
      // The screens report it when the server cannot be reached.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isModerator, isRefetching, key]);

  return waiting;
}
