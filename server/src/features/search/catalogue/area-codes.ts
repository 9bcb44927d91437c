import type { Area } from '@thikana/contract/areas';

/** A column has 16 bits for the area. */
const mostCodes = 2 ** 16;

/** Numbers areas in the order in which they are met. */
export function createAreaCodes() {
  const codes = new Map<Area, number>();
  const areas: Area[] = [];
  return {
    /** The areas by code. */
    areas: areas as readonly Area[],
    codeOf(area: Area): number {
      const known = codes.get(area);
      if (known !== undefined) return known;
      if (areas.length === mostCodes)
        throw new RangeError(`The catalogue has room for ${mostCodes} areas; ${area} is one too many.`);
      codes.set(area, areas.length);
      return areas.push(area) - 1;
    },
  };
}

/** An area has one code for as long as the process runs, whatever happens to the city. */
export const areaCodes = createAreaCodes();
