import { floorChoices } from '../../floors.ts';
import { defineFilter, oneOf } from '../filter.ts';

export const floor = defineFilter({
  name: 'floor',
  ...oneOf(floorChoices),
  choices: floorChoices,
  description: 'Only listings that state their floor. `up-to-…` begins at the ground floor.',
});
