import { useFormContext } from 'react-hook-form';
import type { FieldName, PostingValues } from './posting-values.ts';

/** Binds controls to fields of the form: `<TextField {...bind('title')} />`. */
export function useFieldBinding() {
  const { register, formState } = useFormContext<PostingValues>();
  return (name: FieldName) => ({ ...register(name), error: formState.errors[name]?.message });
}
