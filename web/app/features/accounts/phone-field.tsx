import { withoutCountryCode } from '@thikana/contract/indian-phone';
import type { ComponentProps } from 'react';
import { controlLook, Field } from '#web/components/ui/field.tsx';
import type { TextField } from '#web/components/ui/inputs.tsx';

type TextFieldProps = ComponentProps<typeof TextField>;

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
}: TextFieldProps) {
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
