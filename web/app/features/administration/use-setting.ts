import { type FieldError, type FieldPath, type FieldPathByValue, get, useFormContext } from 'react-hook-form';
import type { SettingsValues } from './settings-values.ts';

export type NumberName = FieldPathByValue<SettingsValues, number>;

/** The props of a setting's field: its registration in the form and its error. */
export function useSetting() {
  const { register, formState } = useFormContext<SettingsValues>();
  return (name: FieldPath<SettingsValues>, options?: { valueAsNumber: true }) => ({
    ...register(name, options),
    error: (get(formState.errors, name) as FieldError | undefined)?.message,
  });
}
