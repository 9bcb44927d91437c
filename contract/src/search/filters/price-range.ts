import { parsePriceRange, rentPriceRanges, salePriceRanges } from '../../price-ranges.ts';
import { frequencies } from '../../vocabulary.ts';
import { defineFilter } from '../filter.ts';

export const priceRange = defineFilter({
  name: 'priceRange',
  read: (text) => (parsePriceRange(text) ? text : undefined),
  choices: () => [...frequencies.flatMap(rentPriceRanges), ...salePriceRanges()],
  description:
    '`min-max` or `min+` in whole units of the city’s currency, both ends included. Without `purpose` and `period`, ' +
    'a range that is too low for a sale is a monthly rent.',
});
