import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { paginationItems } from './pagination-items.ts';

interface Props {
  page: number;
  totalPages: number;
  hrefFor: (page: number) => string;
  label: string;
}

const step =
  'grid h-touch min-w-touch place-items-center rounded-control border border-transparent px-2 tabular-nums hover:bg-raised aria-[current=page]:border-tea aria-[current=page]:bg-tea-soft aria-[current=page]:font-semibold aria-[current=page]:text-tea';

/** Links to the pages of a list, so that they work without scripts too. */
export function Pagination({ page, totalPages, hrefFor, label }: Props) {
  if (totalPages < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>
          <Neighbour to={page > 1 ? hrefFor(page - 1) : undefined} label={m.ui_previous_page()}>
            <ChevronLeft aria-hidden size={20} />
          </Neighbour>
        </li>
        {paginationItems(page, totalPages).map((item) => (
          <li key={item}>
            {typeof item === 'number' ? (
              <Link
                to={hrefFor(item)}
                aria-label={m.ui_page({ page: item })}
                aria-current={item === page ? 'page' : undefined}
                className={step}
              >
                {item}
              </Link>
            ) : (
              <span aria-hidden className="grid h-touch w-6 place-items-center text-ink-soft">
                …
              </span>
            )}
          </li>
        ))}
        <li>
          <Neighbour to={page < totalPages ? hrefFor(page + 1) : undefined} label={m.ui_next_page()}>
            <ChevronRight aria-hidden size={20} />
          </Neighbour>
        </li>
      </ul>
    </nav>
  );
}

function Neighbour({ to, label, children }: { to: string | undefined; label: string; children: ReactNode }) {
  if (to) {
    return (
      <Link to={to} aria-label={label} className={step}>
        {children}
      </Link>
    );
  }
  return (
    <span role="img" aria-label={label} aria-disabled className={`${step} opacity-40`}>
      {children}
    </span>
  );
}
