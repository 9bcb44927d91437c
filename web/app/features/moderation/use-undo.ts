import { undoDecisions } from '@thikana/contract/bulk-decisions';
import { useState, useSyncExternalStore } from 'react';
import type { ActionFailure } from '#web/components/ui/action-error.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { inChunks } from './in-chunks.ts';
import { recentDecisions } from './recent-decisions.ts';

/** The last decision that can be undone, and its undo. */
export function useUndo(onUndone: () => unknown) {
  const last = useSyncExternalStore(
    recentDecisions.subscribe,
    recentDecisions.getLast,
    recentDecisions.getOnServer,
  );
  const [isUndoing, setUndoing] = useState(false);
  const [failure, setFailure] = useState<ActionFailure>();

  const undo = async (): Promise<void> => {
    if (!last || isUndoing) return;
    setUndoing(true);
    setFailure(undefined);
    const { done, failed, error } = await inChunks(
      [...last.ids],
      (ids) => call(undoDecisions, { body: { ids } }),
      () => {},
    );
    // After a lost connection, the same undo can be tried again.
    if (error === undefined) recentDecisions.remove(last);
    if (error !== undefined) setFailure({ title: m.review_undo_failed(), text: errorText(error, '') });
    else if (failed[0]) {
      const title = m.review_undo_left({ count: number(failed.length) });
      setFailure({ title, text: failed[0].message });
    }
    if (done.length > 0) toast.success(m.review_undone({ count: done.length }));
    await onUndone();
    setUndoing(false);
  };

  return { last, isUndoing, failure, undo };
}
