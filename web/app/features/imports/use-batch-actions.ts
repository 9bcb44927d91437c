import { approveBatch, undoBatch } from '@thikana/contract/batches';
import { useState } from 'react';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { m } from '#web/paraglide/messages.js';

type Action = 'approve' | 'undo';

interface Callbacks {
  /** Receives the listings of one approval. */
  onApproved: (ids: readonly string[]) => void;
  onChanged: () => unknown;
}

const doneTexts = { approve: m.imports_approved, undo: m.imports_removed } as const;

/** Approves or removes all listings of an import, some in each request. */
export function useBatchActions(id: number, { onApproved, onChanged }: Callbacks) {
  const params = { id: String(id) };
  const [progress, setProgress] = useState<{ action: Action; done: number }>();
  const [failed, setFailed] = useState(0);
  const { failure, attempt } = useAttempt('');

  /** Resolves to whether all requests succeeded. What was done before a failure stays done. */
  const run = async (action: Action, work: (count: (more: number) => void) => Promise<void>) => {
    let done = 0;
    const count = (more: number) => {
      done += more;
      setProgress({ action, done });
    };
    setFailed(0);
    count(0);
    const isComplete = await attempt(() => work(count));
    if (done > 0) toast.success(doneTexts[action]({ count: done }));
    await onChanged();
    setProgress(undefined);
    return isComplete;
  };

  const approveNext = (after: string | undefined) =>
    call(approveBatch, { params, body: after === undefined ? {} : { after } });

  const undoNext = (rest: boolean, after: string | undefined) =>
    call(undoBatch, { params, body: after === undefined ? { rest } : { rest, after } });

  return {
    progress,
    failed,
    failure,
    approveAll: () =>
      run('approve', async (count) => {
        const approved: string[] = [];
        try {
          for (let after: string | null | undefined; after !== null; ) {
            const { done, failed, last } = await approveNext(after);
            approved.push(...done);
            setFailed((before) => before + failed.length);
            count(done.length);
            after = last;
          }
        } finally {
          onApproved(approved);
        }
      }),
    undoAll: (rest: boolean) =>
      run('undo', async (count) => {
        for (let after: string | null | undefined; after !== null; ) {
          const { removed, last } = await undoNext(rest, after);
          count(removed);
          after = last;
        }
      }),
  };
}
