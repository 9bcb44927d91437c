import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Draft, removeDraft, saveDraft } from './draft-store.ts';
import type { PostingValues } from './posting-values.ts';

const pauseMilliseconds = 500;

export interface DraftKeeper {
  /** At once, and for certain before it resolves. */
  save: () => Promise<void>;
  drop: () => Promise<void>;
}

/**
 * Keeps what `read` makes of the values on this device: after changes of the form or of `beside`, and for the last
 * time when the screen is left.
 */
export function useDraftKeeper(
  key: string,
  form: UseFormReturn<PostingValues>,
  initialValues: PostingValues,
  beside: readonly unknown[],
  read: (values: PostingValues) => Draft | undefined,
): DraftKeeper {
  // A form that has left the screen answers with its first values, just when the draft is saved for the last time.
  const values = useRef(initialValues);
  const latest = useRef(read);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = read;
  });

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const keeper = useRef({
    save: async () => {
      stop();
      const draft = latest.current(values.current);
      // A device without storage for the page keeps no drafts.
      await (draft ? saveDraft(key, draft) : removeDraft(key)).catch(() => undefined);
    },
    drop: async () => {
      stop();
      await removeDraft(key).catch(() => undefined);
    },
  });
  const touch = useRef(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void keeper.current.save(), pauseMilliseconds);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept has changed when any of these has.
  useEffect(() => touch.current(), beside);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one subscription for the life of the form.
  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: (state) => {
        values.current = { ...state.values };
        touch.current();
      },
    });
  }, []);
  useEffect(() => {
    const flush = () => {
      if (timer.current !== undefined) void keeper.current.save();
    };
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, []);

  return keeper.current;
}
