import { useEffect, useRef } from 'react';
import { type Draft, removeDraft, saveDraft } from './draft-store.ts';

const pauseMilliseconds = 500;

/** Keeps what `read` gives on this device: `touch` after a change, `drop` once it is no longer needed. */
export function useDraftKeeper(key: string, read: () => Draft | undefined) {
  const latest = useRef(read);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = read;
  });

  const save = useRef(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const draft = latest.current();
    // A device without storage for the page keeps no drafts.
    if (draft) saveDraft(key, draft).catch(() => undefined);
  });

  useEffect(() => {
    const flush = save.current;
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, []);

  return {
    touch: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(save.current, pauseMilliseconds);
    },
    drop: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      removeDraft(key).catch(() => undefined);
    },
  };
}
