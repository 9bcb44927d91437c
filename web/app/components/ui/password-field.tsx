import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { controlLook, Field, type FieldProps } from './field.tsx';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** A password field with a button that shows the password. */
export function PasswordField({ label, name, error, hint, required, className, ...input }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ label, name, error, hint, required, className }}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={`${controlLook} pr-12`}
          />
          <button
            type="button"
            aria-label={isShown ? m.ui_hide_password() : m.ui_show_password()}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-touch place-items-center rounded-control text-ink-soft"
          >
            {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
          </button>
        </div>
      )}
    </Field>
  );
}
