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
  'grid min-h-touch place-items-center rounded-control border border-transparent tabular-nums sm:min-w-touch sm:px-2 hover:bg-raised aria-[current=page]:border-tea aria-[current=page]:bg-tea-soft aria-[current=page]:font-semibold aria-[current=page]:text-tea';
const place = 'max-w-touch flex-1 sm:max-w-none sm:flex-none';

/** Links to the pages of a list, which work without scripts. */
export function Pagination({ page, totalPages, hrefFor, label }: Props) {
  if (totalPages < 2) return null;
  return (
    <nav aria-label={label}>
      {/* On a phone the items share the full width, so that the longest row fits on one line. */}
      <ul className="flex items-center max-sm:-mx-4 justify-center sm:gap-1">
        <li className={place}>
          <Neighbour to={page > 1 ? hrefFor(page - 1) : undefined} label={m.ui_previous_page()}>
            <ChevronLeft size={20} />
          </Neighbour>
        </li>
        {paginationItems(page, totalPages).map((item) => (
          <li key={item} className={typeof item === 'number' ? place : undefined}>
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
              <span aria-hidden className="grid min-h-touch w-6 place-items-center text-ink-soft">
                …
              </span>
            )}
          </li>
        ))}
        <li className={place}>
          <Neighbour to={page < totalPages ? hrefFor(page + 1) : undefined} label={m.ui_next_page()}>
            <ChevronRight size={20} />
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
