import { ApiError } from '@thikana/contract/api-error';
import type { ErrorCode } from '@thikana/contract/error-table';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

type FieldOf<Name> = Partial<Record<ErrorCode, Name>>;

/** The answers that are about what shows that it is the owner: the password, or a mailed code in its place. */
export function proofAt<Name extends string>(name: Name): FieldOf<Name> {
  return { wrong_current_password: name, own_code_wrong: name };
}

/** Puts what went wrong beside the field that it is about; says whether there is one. */
export function showAtField<T extends FieldValues>(
  error: unknown,
  form: UseFormReturn<T>,
  fieldOf: FieldOf<Path<T>>,
): boolean {
  const field = error instanceof ApiError ? fieldOf[error.code] : undefined;
  if (!field || !(error instanceof ApiError)) return false;
  form.setError(field, { message: error.message }, { shouldFocus: true });
  return true;
}
