import { byBounds } from '../catalogue/place-conditions.ts';
import { defineFilter } from '../filter.ts';
import { isWithin } from '../listing-conditions.ts';

export const within = defineFilter({
  name: 'within',
  ask: (filter) => filter.within,
  where: (bounds) => isWithin(bounds),
  condition: (bounds, columns) => byBounds(bounds, columns),
});
