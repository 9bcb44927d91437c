import { currencySign } from '@thikana/contract/number-text';
import { parsePriceRange } from '@thikana/contract/price-ranges';
import { typedAmount } from '@thikana/contract/typed-amount';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#web/components/ui/lazy-part.ts';
import { useHydrated } from '#web/lib/documents/use-hydrated.ts';
import { m } from '#web/paraglide/messages.js';
import type { SearchFilter } from '../search-filter.ts';
import type { OwnFieldsProps } from './filter.ts';
import { FilteredAmount } from './filtered-amount.tsx';
import { pricedFor } from './priced-for.ts';

// Without scripts the two fields suffice.
const PriceSlider = lazyPart(() => import('./price-slider.tsx'));

/** The price: two handles above a histogram of the prices that exist, or two typed ends. */
export function PriceFields({ filter, chosen, prices, onChoice }: OwnFieldsProps) {
  const range = parsePriceRange(filter.priceRange);
  const isOpenBelow = range?.min === 0 && range.max !== undefined;
  const [min, setMin] = useState(range && !isOpenBelow ? String(range.min) : '');
  const [max, setMax] = useState(range?.max === undefined ? '' : String(range.max));
  const isReady = useHydrated();
  const isMoved = useRef(false);

  // The search reads prices the wrong way round the right way round.
  const ends = [typedAmount(min) ?? 0, typedAmount(max) ?? Number.POSITIVE_INFINITY];

  useEffect(() => {
    if (isMoved.current) onChoice();
    isMoved.current = false;
  });

  return (
    <fieldset>
      <legend className="font-semibold">{titleOf(chosen)}</legend>
      {isReady && prices && prices.length > 1 && (
        <div className="h-27">
          <Suspense>
            <PriceSlider
              prices={prices}
              min={Math.min(...ends)}
              max={Math.max(...ends)}
              onMove={(low, high) => {
                isMoved.current = true;
                setMin(low === undefined ? '' : String(low));
                setMax(high === undefined ? '' : String(high));
              }}
            />
          </Suspense>
        </div>
      )}
      <div className="mt-1 grid grid-cols-2 gap-4">
        <FilteredAmount
          name="priceMin"
          label={m.filter_price_min({ currency: currencySign() })}
          value={min}
          onType={setMin}
        />
        <FilteredAmount
          name="priceMax"
          label={m.filter_price_max({ currency: currencySign() })}
          value={max}
          onType={setMax}
        />
      </div>
    </fieldset>
  );
}

function titleOf(chosen: SearchFilter): string {
  const kind = pricedFor(chosen);
  if (kind === 'rent day') return m.filter_daily_rent();
  return chosen.purpose === 'rent' && chosen.period === '' ? m.search_rent_range() : m.search_price_range();
}
