import { type ComponentProps, type ReactNode, useId } from 'react';

interface Props extends ComponentProps<'input'> {
  label: ReactNode;
}

/** The box aligns with the first line of its label. */
export function CheckboxField({ label, className = '', ...input }: Props) {
  const id = useId();
  return (
    <div className={`flex items-start gap-3 ${className}`}>
      <input id={id} type="checkbox" {...input} className="mt-3 size-5 shrink-0 accent-tea" />
      <label htmlFor={id} className="min-h-touch flex-1 py-2.5">
        {label}
      </label>
    </div>
  );
}
