import { areaValues } from '@thikana/contract/areas';
import { areaCodes } from '../catalogue/area-codes.ts';
import { byCode, isOneOf } from '../catalogue/column-conditions.ts';
import { named } from '../catalogue/left.ts';
import { defineFilter } from '../filter.ts';

export const location = defineFilter({
  name: 'location',
  ask: (filter) => filter.location,
  where: (wanted, builder) => builder('area', 'in', wanted),
  condition: (wanted, { area }) => byCode(area, isOneOf(areaCodes.areas, wanted), areaCodes.areas.length),
  isMetBy: (wanted, { area }) => wanted.some((each) => each === area),
  facet: {
    count: ({ columns, tally }) => {
      const counts = tally(columns.area);
      return named(areaValues(), (area) => counts[areaCodes.codeOf(area)] as number);
    },
  },
});
