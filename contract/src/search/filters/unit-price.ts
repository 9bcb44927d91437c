import { readUnitPrice } from '../../unit-prices.ts';
import { defineFilter } from '../filter.ts';

export const unitPrice = defineFilter({
  name: 'unitPrice',
  read: (text) => (readUnitPrice(text) ? text : undefined),
  description:
    'The price per unit of size: `min-max` or `min+` in the unit of the city for homes and shops, or followed by a land unit of the city, such as `0-500000katha`. Both ends included. Only sales.',
});
