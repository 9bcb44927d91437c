import { roomCounts } from '@thikana/contract/vocabulary';
import { none } from '../catalogue/catalogue-columns.ts';
import { byCode } from '../catalogue/column-conditions.ts';
import { named, sum } from '../catalogue/left.ts';
import { defineFilter } from '../filter.ts';

export const bathrooms = defineFilter({
  name: 'bathrooms',
  ask: (filter) => filter.bathrooms,
  where: (least, builder) => builder('bathrooms', '>=', least),
  condition: (least, columns) => byCode(columns.bathrooms, (number) => number >= least && number !== none),
  isMetBy: (least, listing) => (listing.bathrooms ?? -1) >= least,
  facet: {
    count({ columns, tally }) {
      const counts = tally(columns.bathrooms);
      return named(roomCounts, (least) => sum(counts.subarray(least, none)));
    },
  },
});
