import { type ReactNode, useId } from 'react';

/** The attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  name: string;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean | undefined;
  className?: string | undefined;
}

/** A control with its label, hint and error. Screen readers announce the error when it appears. */
export function Field({
  label,
  name,
  error,
  hint,
  required,
  className = '',
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold text-sm">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="mb-1 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {/* Above the control: below it, the keyboard of a phone would cover it. */}
      <p id={errorId} role={error ? 'alert' : undefined} className="mb-1 text-bad text-sm empty:hidden">
        {error}
      </p>
      {children({
        id,
        name,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
    </div>
  );
}

/** The look of all text-like controls. */
export const controlLook =
  'block w-full min-h-touch rounded-control border border-line-strong bg-surface px-3 text-ink placeholder:text-ink-soft disabled:opacity-60 aria-invalid:border-bad';

/** Leaves space for the arrow of a select. */
export const selectLook = `${controlLook} pe-1`;
