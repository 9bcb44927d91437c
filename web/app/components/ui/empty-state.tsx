import type { ReactNode } from 'react';
import { EmptyGarden } from './empty-garden.tsx';
import { EmptyLetterbox } from './empty-letterbox.tsx';
import { EmptyShelf } from './empty-shelf.tsx';

// Here and not where they are shown, so that the browser loads them with this component.
const drawings = { garden: EmptyGarden, shelf: EmptyShelf, letterbox: EmptyLetterbox };

/** An empty list: a drawing, what is missing and what to do next. */
export function EmptyState({
  drawing,
  title,
  text,
  action,
}: {
  drawing?: keyof typeof drawings;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}) {
  const Drawing = drawing && drawings[drawing];
  return (
    <div className="rounded-card border border-line border-dashed px-6 py-12 text-center">
      {Drawing && <Drawing />}
      <p className="font-semibold text-lg">{title}</p>
      {text && <p className="mx-auto mt-2 max-w-prose text-balance text-ink-soft">{text}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
