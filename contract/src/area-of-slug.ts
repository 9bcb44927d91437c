import { wordsInAddress } from './area-slugs.ts';
import type { Area } from './areas.ts';
import { type City, currentCity } from './city.ts';

const addresses = new WeakMap<City, ReadonlyMap<string, Area>>();

/** Returns the area for an address, in any spelling: 'sevoke-road', 'Sevoke_Road', 'sevoke', a former slug. */
export function areaOfSlug(text: string): Area | undefined {
  const city = currentCity();
  const known = addresses.get(city) ?? addressesOf(city);
  addresses.set(city, known);
  return known.get(wordsInAddress(text));
}

/** A name that two areas share leads to one of them; the other says so. */
function addressesOf({ areas: offered, hiddenAreas = [], formerSlugs }: City): ReadonlyMap<string, Area> {
  const areas = [...offered, ...hiddenAreas];
  return new Map([
    ...Object.entries(formerSlugs).map(([former, slug]) => [wordsInAddress(former), slug] as const),
    ...areas
      .filter(({ sharesName }) => !sharesName)
      .map(({ slug, name }) => [wordsInAddress(name), slug] as const),
    ...areas.map(({ slug }) => [wordsInAddress(slug), slug] as const),
  ]);
}
