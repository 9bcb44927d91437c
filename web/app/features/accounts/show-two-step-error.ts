import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorText } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';
import { proofAt, showAtField } from './show-at-field.ts';

/** Shows the error at its field, or above the buttons. */
export function showTwoStepError<T extends FieldValues>(error: unknown, form: UseFormReturn<T>): void {
  const fieldOf = { ...proofAt('password' as Path<T>), wrong_code: 'code' as Path<T> };
  if (!showAtField(error, form, fieldOf))
    form.setError('root', { message: errorText(error, m.two_step_failed()) });
}
