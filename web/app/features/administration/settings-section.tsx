import type { ReactNode } from 'react';

interface Props {
  title: string;
  text?: string;
  className?: string;
  children: ReactNode;
}

export function SettingsSection({ title, text, className = '', children }: Props) {
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface p-5">
      <legend className="float-left w-full font-semibold text-lg">{title}</legend>
      {text && <p className="clear-both text-ink-soft text-sm">{text}</p>}
      <div className={`clear-both grid gap-4 pt-4 ${className}`}>{children}</div>
    </fieldset>
  );
}
