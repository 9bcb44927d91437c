import type { ReactNode } from 'react';

/** Says plainly what a screen will be for, and what serves until then. */
export function ComingScreen({
  icon,
  title,
  children,
}: {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <div className="max-w-prose">
      <div className="text-tea">{icon}</div>
      <h1 className="mt-3 font-bold text-2xl">{title}</h1>
      <div className="mt-3 grid gap-3 text-ink-soft">{children}</div>
    </div>
  );
}
