import { MapIcon } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { countedListings } from './counted-listings.ts';
import { orderLabel, ordersOf } from './filters/orders.ts';
import { filterNames, type SearchFilter, searchPath, tidied, usualOrder } from './search-filter.ts';

interface Props {
  title: string;
  path: string;
  filter: SearchFilter;
  total: number;
  /** What the listings say, if others follow. */
  words?: string | undefined;
}

/** How many listings there are, their order, and the map. */
export function ResultsLine({ title, path, filter, total, words }: Props) {
  return (
    <div className="flex min-h-9 items-center gap-x-3 max-md:flex-wrap md:py-3">
      <h1 className="max-md:sr-only md:font-semibold md:text-title">{title}</h1>
      <p
        className={`mr-auto font-semibold tabular-nums md:font-normal md:text-ink-soft ${words ? 'min-w-0 truncate max-md:flex-[1_1_6rem]' : 'max-md:max-w-full max-md:shrink-0 md:whitespace-nowrap'}`}
      >
        {words ? m.list_with_words({ count: number(total), words }) : countedListings(filter, total)}
      </p>
      <SortOrder {...{ path, filter }} />
      {!filter.view && (
        <ButtonLink
          to={searchPath(path, { ...filter, view: 'map' })}
          preventScrollReset
          variant="quiet"
          className="target-44 shrink-0 max-md:-mr-2 max-md:min-h-9 max-md:px-2 max-md:py-0"
        >
          <MapIcon size={18} />
          {m.list_map()}
        </ButtonLink>
      )}
    </div>
  );
}

/** A select that opens the list in another order; without scripts its button does. */
function SortOrder({ path, filter }: Pick<Props, 'path' | 'filter'>) {
  const navigate = useNavigate();
  const select = useRef<HTMLSelectElement>(null);
  const order = filter.sort || usualOrder(filter);
  const shown = useRef(order);
  // Not controlled: a choice shows at once, even before the scripts are there, and the keyboard stays in the field.
  useEffect(() => {
    if (order === shown.current || !select.current) return;
    shown.current = order;
    select.current.value = order;
  }, [order]);
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    navigate(searchPath(path, tidied({ ...filter, sort: target.value })));
  return (
    <Form action={path} className="flex min-w-0 items-center max-md:flex-[1_1_4rem] max-md:justify-end">
      {filterNames.map(
        (name) =>
          name !== 'sort' &&
          filter[name] && <input key={name} type="hidden" name={name} value={filter[name]} />,
      )}
      <select
        ref={select}
        name="sort"
        aria-label={m.list_order()}
        defaultValue={order}
        onChange={choose}
        className="min-h-9 min-w-0 max-w-[9rem] cursor-pointer text-ellipsis rounded-control bg-paper font-semibold text-tea md:min-h-touch md:max-w-none"
      >
        {ordersOf(filter).map((order) => (
          <option key={order} value={order}>
            {orderLabel(order)}
          </option>
        ))}
      </select>
      <span className="hidden noscript:block">
        <Button type="submit" variant="quiet">
          {m.list_order_submit()}
        </Button>
      </span>
    </Form>
  );
}
