import type { City, CityArea } from '@thikana/contract/city';
import type { CityFacts } from './pack/city-facts.ts';
import type { CityPack } from './pack/read-pack.ts';

/** The part of a city that pages and rules use. `former` pairs each former slug with the present one. */
export function cityOf(
  { name, country, timeZone, centre, bounds, radiusKm }: CityFacts,
  areas: readonly CityArea[],
  former: Iterable<readonly [string, string]>,
): City {
  return {
    name,
    country,
    timeZone,
    centre,
    bounds,
    radiusKm,
    areas: areas.map(({ slug, name, latitude, longitude }) => ({ slug, name, latitude, longitude })),
    formerSlugs: Object.fromEntries(former),
  };
}

export function cityOfPack({ facts, areas }: CityPack): City {
  const former = areas.flatMap(({ slug, formerSlugs }) => formerSlugs.map((each) => [each, slug] as const));
  return cityOf(facts, areas, former);
}
