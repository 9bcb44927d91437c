import { FormError } from './form-error.tsx';

/** What could not be done, and why. */
export interface ActionFailure {
  title?: string;
  text: string;
}

/** An action that failed, shown where it was tried. */
export function ActionFailed({ failure }: { failure: ActionFailure | undefined }) {
  if (!failure) return null;
  return (
    <FormError>
      {failure.title && <span className="block font-semibold">{failure.title}</span>}
      {failure.text}
    </FormError>
  );
}
