import { FormError } from '#web/components/ui/form-error.tsx';
import type { DecisionFailure } from './use-decisions.ts';

/** A decision that the server did not take, where it was made. */
export function DecisionFailed({ failure }: { failure: DecisionFailure | undefined }) {
  if (!failure) return null;
  return (
    <FormError>
      <span className="block font-semibold">{failure.title}</span>
      {failure.text}
    </FormError>
  );
}
