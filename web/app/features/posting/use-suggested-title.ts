import type { Intent } from '@thikana/contract/vocabulary';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PostingValues } from './posting-values.ts';
import { suggestedTitle } from './suggested-title.ts';

/** Fills in the suggested title as long as the owner has not written one. Returns it while it is in the field. */
export function useSuggestedTitle(intent: Intent): string | undefined {
  const { watch, setValue } = useFormContext<PostingValues>();
  const values = watch();
  const suggestion = suggestedTitle(intent, values);
  // After another step, or in a draft, what equals the suggestion was filled in before.
  const [filledIn, setFilledIn] = useState(values.title === suggestion ? suggestion : undefined);
  const isOwn = values.title !== '' && values.title !== filledIn;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a title that was deleted stays deleted until the suggestion changes.
  useEffect(() => {
    if (!suggestion || isOwn) return;
    setValue('title', suggestion, { shouldDirty: true, shouldValidate: true });
    setFilledIn(suggestion);
  }, [suggestion]);

  return values.title === filledIn ? filledIn : undefined;
}
