import { useRevalidator } from 'react-router';
import { UndoBar } from './undo-bar.tsx';
import { useReviewKeys } from './use-review-keys.ts';
import { useUndo } from './use-undo.ts';

/** Undoes the last decision where no listing is left to decide on. */
export function UndoAtEnd() {
  const { revalidate } = useRevalidator();
  const undo = useUndo(revalidate);
  const keys = useReviewKeys(true, (step) => {
    if (step === 'undo') undo.undo();
  });
  return <UndoBar undo={undo} hasKey={keys.isOn} />;
}
