import type { City, CityArea } from '@thikana/contract/city';
import type { CityFacts } from './pack/city-facts.ts';
import type { CityPack } from './pack/read-pack.ts';

/** The part of a city that pages and rules use. `former` pairs each former slug with the present one. */
export function cityOf(
  facts: CityFacts,
  areas: readonly CityArea[],
  former: Iterable<readonly [string, string]>,
): City {
  const { name, country, currency, amounts, offers, areaUnit, priceRanges } = facts;
  const { weekStartsOn, timeZone, centre, bounds, radiusKm } = facts;
  return {
    ...{ name, country, currency, amounts, offers, areaUnit, priceRanges },
    ...{ weekStartsOn, timeZone, centre, bounds, radiusKm },
    jurisdiction: facts.legal.jurisdiction,
    landUnits: facts.landUnits.map(({ unit, names, squareFeet, printedWeight }) => ({
      ...{ unit, name: names.en ?? unit, squareFeet },
      ...(printedWeight !== undefined && { printedWeight }),
    })),
    areas: areas.map(({ slug, name, latitude, longitude }) => ({ slug, name, latitude, longitude })),
    formerSlugs: Object.fromEntries(former),
  };
}

export function cityOfPack({ facts, areas }: CityPack): City {
  const former = areas.flatMap(({ slug, formerSlugs }) => formerSlugs.map((each) => [each, slug] as const));
  return cityOf(facts, areas, former);
}
