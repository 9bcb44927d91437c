import { areaValues } from '../../areas.ts';
import { defineFilter, someOf } from '../filter.ts';

export const location = defineFilter({
  name: 'location',
  ...someOf(areaValues),
  choices: areaValues,
  error: 'This is not a location.',
});
