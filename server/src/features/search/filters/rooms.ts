import { isOneOrMore, type Minimum } from '@thikana/contract/search/filter';
import { rooms as contract } from '@thikana/contract/search/filters/rooms';
import { none } from '../catalogue/catalogue-columns.ts';
import { byCode } from '../catalogue/column-conditions.ts';
import { defineFilter } from '../filter.ts';

const isMinimum = (each: number | Minimum) => typeof each === 'string';

export const rooms = defineFilter({
  name: 'rooms',
  ask: (filter) => filter.rooms,
  where(wanted, builder) {
    const exact = wanted.filter((each) => typeof each === 'number');
    return builder.or([
      ...(exact.length > 0 ? [builder('bedrooms', 'in', exact)] : []),
      ...wanted.filter(isMinimum).map((each) => builder('bedrooms', '>=', Number.parseInt(each, 10))),
    ]);
  },
  condition: (wanted, { bedrooms }) =>
    byCode(bedrooms, (number) => number !== none && isOneOrMore(wanted, number)),
  isMetBy: (wanted, { bedrooms }) => typeof bedrooms === 'number' && isOneOrMore(wanted, bedrooms),
  facet: {
    count({ columns, tally }) {
      const counts = tally(columns.bedrooms);
      const countOf = (choice: number | Minimum) =>
        counts
          .subarray(0, none)
          .reduce((sum, count, number) => sum + (isOneOrMore([choice], number) ? count : 0), 0);
      return Object.fromEntries(contract.choices.map((choice) => [choice, countOf(choice)]));
    },
  },
});
