import { floorChoices, floorsOf } from '@thikana/contract/floors';
import { floorByte } from '../catalogue/catalogue-columns.ts';
import { byCode } from '../catalogue/column-conditions.ts';
import { named, sum } from '../catalogue/left.ts';
import { defineFilter } from '../filter.ts';

export const floor = defineFilter({
  name: 'floor',
  ask: (filter) => filter.floor && floorsOf[filter.floor],
  where: ([lowest, highest], builder) =>
    builder.and([builder('floor', '>=', lowest), builder('floor', '<=', highest)]),
  condition: ([lowest, highest], columns) =>
    byCode(columns.floor, (byte) => byte >= floorByte(lowest) && byte <= floorByte(highest)),
  isMetBy: ([lowest, highest], listing) => {
    const { floor: on = null } = listing;
    return on !== null && on >= lowest && on <= highest;
  },
  facet: {
    count({ columns, tally }) {
      const counts = tally(columns.floor);
      return named(floorChoices, (choice) => {
        const [lowest, highest] = floorsOf[choice];
        return sum(counts.subarray(floorByte(lowest), floorByte(highest) + 1));
      });
    },
  },
});
