import { parseShape } from '../../map-area.ts';
import { defineFilter } from '../filter.ts';

export const shape = defineFilter({
  name: 'shape',
  read: parseShape,
  description: '`longitude,latitude;…`: inside the shape with these 3 to 40 corners.',
});
