import { FormError } from './form-error.tsx';

/** The action that failed, and the reason. */
export interface ActionFailure {
  title?: string;
  text: string;
}

/** The error of an action, shown where it was started. */
export function ActionError({ failure }: { failure: ActionFailure | undefined }) {
  if (!failure) return null;
  return (
    <FormError>
      {failure.title && <span className="block font-semibold">{failure.title}</span>}
      {failure.text}
    </FormError>
  );
}
