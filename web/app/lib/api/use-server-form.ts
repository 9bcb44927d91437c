import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import {
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormProps,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { errorText } from './api.ts';
import { showFieldErrors } from './field-errors.ts';
import { type FieldOf, showAtField } from './show-at-field.ts';

interface Options<T extends FieldValues, Values> extends Omit<UseFormProps<T, unknown, Values>, 'resolver'> {
  /** The text of a failure if the server has none. */
  fallback: string | ((error: unknown) => string);
  fieldOf?: FieldOf<Path<T>>;
  onFailed?: (text: string, error: unknown) => void;
}

/** A form that is checked by a schema of the contract and shows the errors of the server. */
export function useServerForm<T extends FieldValues, Values>(
  schema: z.ZodType<Values, T>,
  options: Options<T, Values>,
) {
  const { fallback, fieldOf = {}, onFailed, ...props } = options;
  const [failure, setFailure] = useState<string>();
  const form = useForm<T, unknown, Values>({ ...props, resolver: zodResolver(schema) });
  const { errors, isSubmitting } = form.formState;

  const submit = (send: (values: Values) => Promise<unknown>) =>
    form.handleSubmit(async (values) => {
      setFailure(undefined);
      try {
        await send(values);
      } catch (error) {
        if (showAtField(error, form, fieldOf)) return;
        const [first] = showFieldErrors(error, form);
        // As after errors that the browser finds: in a long form, the field may be off the screen.
        if (first) form.setFocus(first);
        const text = errorText(error, typeof fallback === 'string' ? fallback : fallback(error));
        setFailure(text);
        onFailed?.(text, error);
      }
    });
  /** The props of a field: its registration and its error. */
  const field = (name: Path<T>) => ({
    ...form.register(name),
    error: (get(errors, name) as FieldError | undefined)?.message,
  });

  return { form, field, failure, isSubmitting, submit };
}
