import { parseBounds } from '../../map-area.ts';
import { defineFilter } from '../filter.ts';

export const within = defineFilter({
  name: 'within',
  read: parseBounds,
  description:
    '`west,south,east,north` in degrees: a part of the map. Listings are at their neighbourhoods, unless their owner shows the exact position.',
});
