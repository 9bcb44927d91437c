import type { ReactNode } from 'react';

/** An empty list: a drawing, what is missing and what to do next. */
export function EmptyState({
  drawing,
  title,
  text,
  action,
}: {
  drawing?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="rounded-card border border-line border-dashed px-6 py-12 text-center">
      {drawing}
      <p className="font-semibold text-lg">{title}</p>
      {text && <p className="mx-auto mt-2 max-w-prose text-ink-soft">{text}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
