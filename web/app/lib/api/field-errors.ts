import { ApiError } from '@thikana/contract/api-error';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Puts the server's texts beside the fields they speak of; says which fields those were. */
export function showFieldErrors<T extends FieldValues>(error: unknown, form: UseFormReturn<T>): string[] {
  const fields = error instanceof ApiError ? Object.entries(error.fields ?? {}) : [];
  for (const [name, message] of fields) form.setError(name as Path<T>, { type: 'server', message });
  return fields.map(([name]) => name);
}
