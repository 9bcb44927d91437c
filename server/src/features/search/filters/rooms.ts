import { roomCounts } from '@thikana/contract/vocabulary';
import { byCode } from '../catalogue/column-conditions.ts';
import { named } from '../catalogue/left.ts';
import { defineFilter } from '../filter.ts';

export const rooms = defineFilter({
  name: 'rooms',
  ask: (filter) => filter.rooms,
  where: (wanted, builder) => builder('bedrooms', 'in', wanted),
  condition: (wanted, { bedrooms }) => byCode(bedrooms, (number) => wanted.includes(number)),
  isMetBy: (wanted, { bedrooms }) => wanted.some((each) => each === bedrooms),
  facet: {
    count({ columns, tally }) {
      const counts = tally(columns.bedrooms);
      return named(roomCounts, (number) => counts[number] as number);
    },
  },
});
