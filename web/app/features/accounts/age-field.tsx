import { type ComponentProps, useId } from 'react';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import { m } from '#web/paraglide/messages.js';

interface Props extends ComponentProps<'input'> {
  age: number;
  error?: string | undefined;
}

/** The statement that a person is old enough. */
export function AgeField({ age, error, ...input }: Props) {
  const errorId = useId();
  return (
    <div>
      <p id={errorId} role={error ? 'alert' : undefined} className="text-bad text-sm empty:hidden">
        {error}
      </p>
      <CheckboxField
        label={m.consent_age({ age })}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        {...input}
      />
    </div>
  );
}
