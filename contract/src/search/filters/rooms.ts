import { roomCounts } from '../../vocabulary.ts';
import { defineFilter, wholeNumbers } from '../filter.ts';

export const rooms = defineFilter({
  name: 'rooms',
  ...wholeNumbers(1, 20),
  choices: roomCounts,
  error: 'This is not a number of bedrooms.',
  description: 'The exact number of bedrooms. `bedrooms` is a minimum.',
});
