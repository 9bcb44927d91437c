import type { SearchFilter } from '../search-filter.ts';

/** What a price is for: a sale, or a rent for the first of the periods. It says nothing about one of another kind. */
export const pricedFor = ({ purpose, period }: SearchFilter): string =>
  `${purpose} ${period.split(',')[0] || 'month'}`;
