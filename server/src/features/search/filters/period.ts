import { frequencies } from '@thikana/contract/vocabulary';
import { byCode, isOneOf } from '../catalogue/column-conditions.ts';
import { byPlace } from '../catalogue/left.ts';
import { defineFilter } from '../filter.ts';

export const period = defineFilter({
  name: 'period',
  ask: (filter) => filter.period,
  where: (wanted, builder) => builder('frequency', 'in', wanted),
  condition: (wanted, { frequency }) => byCode(frequency, isOneOf(frequencies, wanted)),
  isMetBy: (wanted, { frequency }) => wanted.some((each) => each === frequency),
  facet: { count: ({ columns, tally }) => byPlace(frequencies, tally(columns.frequency)) },
});
