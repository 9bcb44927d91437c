import { parseSizeRange } from '../../sizes.ts';
import { defineFilter } from '../filter.ts';

export const size = defineFilter({
  name: 'size',
  read: parseSizeRange,
  error: 'This is not a range of sizes.',
  description:
    'Built-up area, shop area or land: `min-max` or `min+` in square feet, or followed by `katha`, `bigha`, `decimal` or `acre` (West Bengal’s measures). Both ends included.',
});
