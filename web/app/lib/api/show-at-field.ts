import { ApiError } from '@thikana/contract/api-error';
import type { ErrorCode } from '@thikana/contract/error-table';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** The fields that errors are about. */
export type FieldOf<Name> = Partial<Record<ErrorCode, Name>>;

/** Maps the errors about the password, or the mailed code in its place, to this field. */
export function proofAt<Name extends string>(name: Name): FieldOf<Name> {
  return { wrong_current_password: name, own_code_wrong: name };
}

/** Shows an error at its field; returns whether it has one. */
export function showAtField<T extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<T>, 'setError'>,
  fieldOf: FieldOf<Path<T>>,
): boolean {
  const field = error instanceof ApiError ? fieldOf[error.code] : undefined;
  if (!field || !(error instanceof ApiError)) return false;
  form.setError(field, { message: error.message }, { shouldFocus: true });
  return true;
}
