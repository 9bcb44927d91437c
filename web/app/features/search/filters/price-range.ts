import { currencySign } from '@thikana/contract/number-text';
import { parsePriceRange } from '@thikana/contract/price-ranges';
import { priceRangeLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';

export const priceRange: FilterView = {
  title: m.search_price_range,
  chip: priceRangeLabel,
  control: {
    kind: 'typed',
    type: 'number',
    fields(filter) {
      const range = parsePriceRange(filter.priceRange);
      return [
        { name: 'priceMin', label: m.filter_price_min({ currency: currencySign() }), value: range?.min },
        { name: 'priceMax', label: m.filter_price_max({ currency: currencySign() }), value: range?.max },
      ];
    },
  },
};
