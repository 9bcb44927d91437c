import { type DecidedPosts, decidePosts } from '@thikana/contract/bulk-decisions';
import { useState } from 'react';
import { call, errorText } from '#web/lib/api/api.ts';
import type { Decision } from './decision.ts';
import { inChunks } from './in-chunks.ts';
import { recentDecisions } from './recent-decisions.ts';

/** The selected listings with the versions that were loaded. */
export type Selection = ReadonlyMap<string, { updatedAt: string; title?: string }>;

export interface BulkOutcome {
  decision: Decision;
  done: number;
  failed: DecidedPosts['failed'];
  /** Why the rest was not sent; it stays selected. */
  error: string | undefined;
}

/** Decides on all selected listings, some at a time. */
export function useBulkDecisions(onDecided: (decided: readonly string[]) => unknown) {
  const [running, setRunning] = useState<{ decision: Decision; sent: number; count: number }>();
  const [outcome, setOutcome] = useState<BulkOutcome>();

  const decide = async (decision: Decision, selection: Selection, reason = ''): Promise<void> => {
    const items = [...selection].map(([_id, { updatedAt }]) => ({ _id, unmodifiedSince: updatedAt }));
    const count = items.length;
    setOutcome(undefined);
    setRunning({ decision, sent: 0, count });
    const send = (posts: typeof items) =>
      decision === 'approve'
        ? call(decidePosts, { body: { decision, posts } })
        : call(decidePosts, { body: { decision, ids: posts.map(({ _id }) => _id), reason } });
    const { done, failed, error } = await inChunks(items, send, (sent) =>
      setRunning({ decision, sent, count }),
    );
    const [only] = done;
    const title = done.length === 1 && only ? selection.get(only)?.title : undefined;
    recentDecisions.add({ decision, ids: done, title });
    await onDecided([...done, ...failed.map(({ _id }) => _id)]);
    setOutcome({
      decision,
      done: done.length,
      failed,
      error: error === undefined ? undefined : errorText(error, ''),
    });
    setRunning(undefined);
  };

  return { running, outcome, decide, forgetOutcome: () => setOutcome(undefined) };
}
