import { buyPriceRanges, parsePriceRange, rentPriceRanges } from '../../price-ranges.ts';
import { defineFilter } from '../filter.ts';

export const priceRange = defineFilter({
  name: 'priceRange',
  read: (text) => (parsePriceRange(text) ? text : undefined),
  choices: [...Object.values(rentPriceRanges).flat(), ...buyPriceRanges],
  error: 'This is not a price range.',
  description: '`min-max` or `min+` in whole rupees, both ends included.',
});
