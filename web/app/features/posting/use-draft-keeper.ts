import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Draft, removeDraft, saveDraft } from './draft-store.ts';
import type { PostingValues } from './posting-values.ts';

const pauseMilliseconds = 500;

export interface DraftKeeper {
  /** Saves without the debounce; resolves when the draft is stored. */
  save: () => Promise<void>;
  drop: () => Promise<void>;
}

/**
 * Saves what `read` returns as a draft on this device: after changes of the form or of `beside`, and when the screen is
 * left.
 */
export function useDraftKeeper(
  key: string,
  form: UseFormReturn<PostingValues>,
  initialValues: PostingValues,
  beside: readonly unknown[],
  read: (values: PostingValues) => Draft | undefined,
): DraftKeeper {
  // An unmounted form returns its default values, which would overwrite the draft in the last save.
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
      // Without access to storage there are no drafts.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of any of these changes the draft.
  useEffect(() => touch.current(), beside);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one subscription for the lifetime of the form.
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
