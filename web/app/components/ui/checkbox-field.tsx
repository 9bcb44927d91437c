import { type ComponentProps, type ReactNode, useId } from 'react';

interface Props extends ComponentProps<'input'> {
  label: ReactNode;
}

export function CheckboxField({ label, className = '', ...input }: Props) {
  const id = useId();
  return (
    <div className={`flex min-h-touch items-center gap-3 ${className}`}>
      <input id={id} type="checkbox" {...input} className="size-5 shrink-0 accent-tea" />
      <label htmlFor={id} className="flex min-h-touch flex-1 items-center">
        {label}
      </label>
    </div>
  );
}
