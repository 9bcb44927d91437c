import { parseShape } from '../../map-area.ts';
import { defineFilter } from '../filter.ts';

export const shape = defineFilter({
  name: 'shape',
  read: parseShape,
  error: 'This is not a shape.',
  description: '`longitude,latitude;…`: inside the shape with these 3 to 40 corners.',
});
