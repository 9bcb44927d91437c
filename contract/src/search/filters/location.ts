import { areaValues, readArea } from '../../areas.ts';
import { defineFilter, several } from '../filter.ts';

export const location = defineFilter({
  name: 'location',
  ...several(readArea),
  choices: areaValues,
  description: 'Slugs of areas, or `other`. Former slugs stand for the present ones.',
});
