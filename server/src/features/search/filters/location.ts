import { areaValues } from '@thikana/contract/areas';
import { byCode, isOneOf } from '../catalogue/column-conditions.ts';
import { byPlace } from '../catalogue/left.ts';
import { defineFilter } from '../filter.ts';

export const location = defineFilter({
  name: 'location',
  ask: (filter) => filter.location,
  where: (wanted, builder) => builder('area', 'in', wanted),
  condition: (wanted, { area }) => byCode(area, isOneOf(areaValues, wanted), areaValues.length),
  isMetBy: (wanted, { area }) => wanted.some((each) => each === area),
  facet: { count: ({ columns, tally }) => byPlace(areaValues, tally(columns.area)) },
});
