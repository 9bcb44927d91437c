import { roomCounts } from '../../vocabulary.ts';
import { defineFilter, wholeNumber } from '../filter.ts';

export const bedrooms = defineFilter({
  name: 'bedrooms',
  ...wholeNumber(1, 20),
  choices: roomCounts,
  description: 'The minimum number of bedrooms. `rooms` is an exact number.',
});
