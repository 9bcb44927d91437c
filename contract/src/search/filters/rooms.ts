import { roomCounts } from '../../vocabulary.ts';
import { defineFilter, numbersOrMinimums } from '../filter.ts';

export const rooms = defineFilter({
  name: 'rooms',
  ...numbersOrMinimums(1, 20),
  choices: [...roomCounts, '4+'],
  description: 'Exact numbers of bedrooms; with `+` at least this number. `bedrooms` is a minimum, too.',
});
