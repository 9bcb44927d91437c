import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { type SearchFilter, searchPath } from './search-filter.ts';

const prices = [
  ['price', m.list_order_price],
  ['price-desc', m.list_order_price_desc],
  ['price-per-sqft', m.list_order_price_per_sqft],
] as const;
const orders = [['', m.list_order_newest], ...prices] as const;
/** Words that are looked for have an order of their own, which is theirs unless another is chosen. */
const ordersOfWords = [['', m.list_order_best], ['newest', m.list_order_newest], ...prices] as const;

const nearest = ['nearest', m.list_order_nearest] as const;

function ordersOf({ q, near }: SearchFilter) {
  const all = q ? ordersOfWords : orders;
  return near ? [...all, nearest] : all;
}

interface Props {
  path: string;
  filter: SearchFilter;
  purpose: string;
}

const look = 'flex min-h-touch items-center gap-2 underline-offset-4 hover:underline';
const more = `${look} font-semibold text-tea`;

/** How the list is ordered, and the way to every other filter. */
export function ResultsOrder({ path, filter, purpose }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <nav aria-label={m.list_order()} className="flex flex-wrap gap-x-5">
        {ordersOf(filter).map(([sort, label]) => (
          <Link
            key={sort}
            to={searchPath(path, { ...filter, sort })}
            aria-current={filter.sort === sort || undefined}
            className={`${look} text-ink-soft aria-[current]:font-semibold aria-[current]:text-tea`}
          >
            {label()}
          </Link>
        ))}
      </nav>
      {!filter.view && (
        <Link to={searchPath(path, { ...filter, view: 'map' })} preventScrollReset className={more}>
          {m.list_map()}
        </Link>
      )}
      <Link to={searchPath('/search', { ...filter, purpose })} className={more}>
        {m.list_all_filters()}
      </Link>
    </div>
  );
}
