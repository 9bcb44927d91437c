import { type ReactNode, useId } from 'react';

interface RadioOption {
  value: string;
  label: string;
  description?: string;
  icon?: ReactNode;
}

interface Props {
  legend: ReactNode;
  name: string;
  value: string | undefined;
  onChange: (value: string) => void;
  options: readonly RadioOption[];
  error?: string | undefined;
  disabled?: boolean;
  className?: string;
}

/** Radio buttons as large cards. */
export function RadioCards({
  legend,
  name,
  value,
  onChange,
  options,
  error,
  disabled,
  className = '',
}: Props) {
  const id = useId();
  return (
    <fieldset className={className} disabled={disabled} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      {/* Above the choices: below a long list, a phone would not show it when the first choice gets the focus. */}
      <p id={`${id}-error`} role={error ? 'alert' : undefined} className="mb-2 text-bad text-sm empty:hidden">
        {error}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-3">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-touch cursor-pointer flex-col items-center justify-center gap-1 rounded-card border-2 border-line bg-surface p-4 text-center has-checked:border-tea has-checked:bg-tea-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed has-disabled:opacity-60"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.icon}
            <span className="font-semibold">{option.label}</span>
            {option.description && <span className="text-ink-soft text-sm">{option.description}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
