import { Link } from 'react-router';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';
import { orderLabel, ordersOf } from './filters/orders.ts';
import { type SearchFilter, searchPath, tidied, usualOrder } from './search-filter.ts';

interface Props {
  path: string;
  filter: SearchFilter;
  purpose: string;
}

/** The sort order of the list, and the button that opens all filters. */
export function ResultsOrder({ path, filter, purpose }: Props) {
  const current = filter.sort || usualOrder(filter);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {/* On a phone, one line that scrolls sideways. */}
      <nav
        aria-label={m.list_order()}
        className="mr-auto flex gap-x-5 max-md:-mx-4 max-md:-my-1.5 max-md:w-[calc(100%+2rem)] max-md:overflow-x-auto max-md:whitespace-nowrap max-md:px-4 max-md:py-1.5 md:flex-wrap"
      >
        {ordersOf(filter).map((order) => (
          <Link
            key={order}
            to={searchPath(path, tidied({ ...filter, sort: order }))}
            aria-current={order === current || undefined}
            className="flex min-h-touch items-center text-ink-soft underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-tea"
          >
            {orderLabel(order)}
          </Link>
        ))}
      </nav>
      {!filter.view && (
        <ButtonLink
          to={searchPath(path, { ...filter, view: 'map' })}
          preventScrollReset
          variant="secondary"
          className="max-md:flex-1"
        >
          {m.list_map()}
        </ButtonLink>
      )}
      <ButtonLink
        to={searchPath('/search', { ...filter, purpose })}
        variant="secondary"
        className="max-md:flex-1"
      >
        {m.list_all_filters()}
      </ButtonLink>
    </div>
  );
}
