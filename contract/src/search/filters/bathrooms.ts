import { roomCounts } from '../../vocabulary.ts';
import { defineFilter, wholeNumber } from '../filter.ts';

export const bathrooms = defineFilter({
  name: 'bathrooms',
  ...wholeNumber(1, 20),
  choices: roomCounts,
  description: 'The minimum number of bathrooms.',
});
