import { FormError } from '#web/components/ui/form-error.tsx';
import type { UserActionFailure } from './use-user-actions.ts';

/** What could not be done with an account, where it was tried. */
export function UserActionFailed({ failure }: { failure: UserActionFailure | undefined }) {
  if (!failure) return null;
  return (
    <FormError>
      <span className="block font-semibold">{failure.title}</span>
      {failure.text}
    </FormError>
  );
}
