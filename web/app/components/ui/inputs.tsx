import { type ComponentProps, memo } from 'react';
import { controlLook, Field, type FieldProps, selectLook } from './field.tsx';

type Own = Omit<FieldProps, 'className'>;
type Rest<T extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<T>, keyof Own>;

export function TextField({ label, name, error, hint, required, className, ...input }: Own & Rest<'input'>) {
  return (
    <Field {...{ label, name, error, hint, required, className }}>
      {(control) => <input type="text" {...input} {...control} className={controlLook} />}
    </Field>
  );
}

export function TextAreaField({
  label,
  name,
  error,
  hint,
  required,
  className,
  ...area
}: Own & Rest<'textarea'>) {
  return (
    <Field {...{ label, name, error, hint, required, className }}>
      {(control) => <textarea rows={5} {...area} {...control} className={`${controlLook} py-2`} />}
    </Field>
  );
}

export interface Option {
  value: string;
  label: string;
  /** If the label is not in the language of the page. */
  lang?: string;
}

interface SelectOptions {
  options: readonly Option[];
  /** The label of the empty option. */
  placeholder?: string;
}

/** There may be thousands, so they are rendered again only if they change. */
const Options = memo(({ options }: Pick<SelectOptions, 'options'>) =>
  options.map((option) => (
    <option key={option.value} value={option.value} lang={option.lang}>
      {option.label}
    </option>
  )),
);

export function SelectField(props: Own & Rest<'select'> & SelectOptions) {
  const { label, name, error, hint, required, className, options, placeholder, ...select } = props;
  return (
    <Field {...{ label, name, error, hint, required, className }}>
      {(control) => (
        <select {...select} {...control} className={selectLook}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          <Options options={options} />
        </select>
      )}
    </Field>
  );
}
