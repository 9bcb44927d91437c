import { ApiError } from '@thikana/contract/api-error';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Shows the server's field errors in the form; returns the names of the fields. */
export function showFieldErrors<T extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<T>, 'setError'>,
): Path<T>[] {
  const fields = error instanceof ApiError ? Object.entries(error.fields ?? {}) : [];
  for (const [name, message] of fields) form.setError(name as Path<T>, { type: 'server', message });
  return fields.map(([name]) => name as Path<T>);
}
