import { Link } from 'react-router';
import { ButtonLink } from '#web/components/ui/button.tsx';
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

/** How the list is ordered, and the way to every other filter. */
export function ResultsOrder({ path, filter, purpose }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {/* On a phone one line, which goes on beyond the edge of the screen. */}
      <nav
        aria-label={m.list_order()}
        className="mr-auto flex gap-x-5 max-md:-mx-4 max-md:-my-1.5 max-md:w-[calc(100%+2rem)] max-md:overflow-x-auto max-md:whitespace-nowrap max-md:px-4 max-md:py-1.5 md:flex-wrap"
      >
        {ordersOf(filter).map(([sort, label]) => (
          <Link
            key={sort}
            to={searchPath(path, { ...filter, sort })}
            aria-current={filter.sort === sort || undefined}
            className="flex min-h-touch items-center text-ink-soft underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-tea"
          >
            {label()}
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
