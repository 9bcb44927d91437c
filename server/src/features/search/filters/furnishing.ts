import { furnishings } from '@thikana/contract/vocabulary';
import { byCode, isOneOf } from '../catalogue/column-conditions.ts';
import { byPlace } from '../catalogue/left.ts';
import { defineFilter } from '../filter.ts';

export const furnishing = defineFilter({
  name: 'furnishing',
  ask: (filter) => filter.furnishing,
  where: (wanted, builder) => builder('furnishing', 'in', wanted),
  condition: (wanted, { furnishing }) => byCode(furnishing, isOneOf(furnishings, wanted)),
  isMetBy: (wanted, { furnishing }) => wanted.some((each) => each === furnishing),
  facet: { count: ({ columns, tally }) => byPlace(furnishings, tally(columns.furnishing)) },
});
