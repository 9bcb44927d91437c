import { roomCounts } from '@thikana/contract/vocabulary';
import { none } from '../catalogue/catalogue-columns.ts';
import { byCode } from '../catalogue/column-conditions.ts';
import { named, sum } from '../catalogue/left.ts';
import { defineFilter } from '../filter.ts';

export const bedrooms = defineFilter({
  name: 'bedrooms',
  ask: (filter) => filter.bedrooms,
  where: (least, builder) => builder('bedrooms', '>=', least),
  condition: (least, columns) => byCode(columns.bedrooms, (number) => number >= least && number !== none),
  isMetBy: (least, listing) => (listing.bedrooms ?? -1) >= least,
  facet: {
    count({ columns, tally }) {
      const counts = tally(columns.bedrooms);
      return named(roomCounts, (least) => sum(counts.subarray(least, none)));
    },
  },
});
