import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type SortDirection = 'asc' | 'desc';

/** The current sort order, and the addresses of the others. */
export interface TableSort {
  key: string;
  direction: SortDirection;
  hrefFor: (key: string, direction: SortDirection) => string;
}

interface Props {
  column: { header: ReactNode; sortKey?: string };
  sort: TableSort | undefined;
}

const spoken = { asc: 'ascending', desc: 'descending' } as const;
const icons = { asc: ArrowUp, desc: ArrowDown } as const;

/**
 * A column heading, which links to the sort order of its column if there is one. Tables shown as cards have no
 * headings.
 */
export function ColumnHeading({ column: { header, sortKey }, sort }: Props) {
  if (!sort || !sortKey) {
    return (
      <th scope="col" className="px-4 py-3 font-semibold xl:max-2xl:px-2.5">
        {header}
      </th>
    );
  }
  const direction = sort.key === sortKey ? sort.direction : undefined;
  const Icon = direction ? icons[direction] : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={direction ? spoken[direction] : 'none'}
      className="px-4 py-0 font-semibold xl:max-2xl:px-2.5"
    >
      <span className="xl:hidden">{header}</span>
      <Link
        to={sort.hrefFor(sortKey, direction === 'asc' ? 'desc' : 'asc')}
        replace
        preventScrollReset
        className="inline-flex min-h-touch items-center gap-1.5 whitespace-nowrap hover:text-ink max-xl:hidden"
      >
        {header}
        <Icon size={16} className={direction ? 'text-tea' : ''} />
      </Link>
    </th>
  );
}
