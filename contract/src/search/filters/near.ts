import { parsePosition } from '../../map-area.ts';
import { nearbyKm } from '../../proximity.ts';
import { defineFilter } from '../filter.ts';

export const near = defineFilter({
  name: 'near',
  read: parsePosition,
  description: '`longitude,latitude`: the origin for `km` and the order `nearest`.',
});

export const km = defineFilter({
  name: 'km',
  read(text) {
    const value = /^\d{0,3}(\.\d{1,6})?$/.test(text) ? Number(text) : 0;
    return value >= 0.1 && value <= 100 ? value : undefined;
  },
  choices: nearbyKm,
  description:
    'Within this number of kilometres of `near`, or else of `landmark`. Without both it has no effect.',
});
