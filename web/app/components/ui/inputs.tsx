import { withoutCountryCode } from '@thikana/contract/indian-phone';
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

export function NumberField({ inputMode = 'decimal', ...props }: Own & Rest<'input'>) {
  return <TextField {...props} type="number" inputMode={inputMode} />;
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

/** Ten digits after the fixed country code; other characters are dropped. */
export function PhoneField({
  label,
  name,
  error,
  hint,
  required,
  className,
  onChange,
  ...input
}: Own & Rest<'input'>) {
  return (
    <Field {...{ label, name, error, hint, required, className }}>
      {(control) => (
        <div className="flex">
          <span className="grid place-items-center rounded-l-control border border-line-strong border-r-0 bg-raised px-3 text-ink-soft">
            +91
          </span>
          <input
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
            {...input}
            {...control}
            onChange={(event) => {
              event.target.value = withoutCountryCode(event.target.value).slice(0, 10);
              return onChange?.(event);
            }}
            className={`${controlLook} rounded-l-none`}
          />
        </div>
      )}
    </Field>
  );
}
