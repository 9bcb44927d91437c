import { ApiError } from '@thikana/contract/api-error';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorText } from '#web/lib/api.ts';
import { m } from '#web/paraglide/messages.js';

const fields: Record<string, string> = {
  wrong_current_password: 'password',
  own_code_wrong: 'password',
  wrong_code: 'code',
};

/** Beside the field that it is about, else above the buttons. */
export function showTwoStepError<T extends FieldValues>(error: unknown, form: UseFormReturn<T>): void {
  const field = error instanceof ApiError ? fields[error.code] : undefined;
  const message = errorText(error, m.two_step_failed());
  if (field) form.setError(field as Path<T>, { message }, { shouldFocus: true });
  else form.setError('root', { message });
}
