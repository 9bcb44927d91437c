import { parseSizeRange } from '../../sizes.ts';
import { defineFilter } from '../filter.ts';

export const size = defineFilter({
  name: 'size',
  read: parseSizeRange,
  description:
    'Built-up area, shop area or land: `min-max` or `min+` in the unit of the city for homes and shops, or followed by a land unit of the city, such as `katha`. Both ends included.',
});
