import { screen } from '@testing-library/react';
import type { Intent } from '@thikana/contract/vocabulary';
import { CreatePosting } from '#web/features/posting/create-posting.tsx';
import { emptyValues } from '#web/features/posting/posting-values.ts';
import { PlainPreview } from './plain-preview.tsx';
import { chooseCategory } from './posting.ts';
import { showPart } from './show.tsx';

const start = {
  draftKey: 'a draft',
  isRestored: false,
  isAgain: false,
  step: 0,
  values: emptyValues,
  files: [],
};

/** Opens the form for a new listing at its first step. */
export const openPosting = (intent: Intent) =>
  showPart(<CreatePosting intent={intent} start={start} Preview={PlainPreview} />);

/** Opens the form at the step of the details. */
export async function openDetails(intent: Intent, category: string) {
  const shown = await openPosting(intent);
  await chooseCategory(category);
  return shown;
}

export const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
