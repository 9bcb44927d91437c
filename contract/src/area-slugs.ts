import { type Area, areaLabel } from './areas.ts';
import { type City, currentCity } from './city.ts';

/** The areas with a name, each of which has a page. */
export function namedAreas(): Area[] {
  return currentCity().areas.map(({ slug }) => slug);
}

/** 'Sevoke Road' → 'sevoke-road', as in the addresses of area pages. */
export function areaSlug(area: Area): string {
  return wordsInAddress(areaLabel(area));
}

const addresses = new WeakMap<City, ReadonlyMap<string, Area>>();

/** Returns the area for an address, in any spelling: 'sevoke-road', 'Sevoke_Road', 'sevoke', a former slug. */
export function areaOfSlug(text: string): Area | undefined {
  const city = currentCity();
  const known = addresses.get(city) ?? addressesOf(city);
  addresses.set(city, known);
  return known.get(wordsInAddress(text));
}

/** A name that two areas share leads to the one whose slug it is, else to the first. */
function addressesOf({ areas: offered, hiddenAreas = [], formerSlugs }: City): ReadonlyMap<string, Area> {
  const areas = [...offered, ...hiddenAreas];
  return new Map([
    ...Object.entries(formerSlugs).map(([former, slug]) => [wordsInAddress(former), slug] as const),
    ...areas.toReversed().map(({ slug, name }) => [wordsInAddress(name), slug] as const),
    ...areas.map(({ slug }) => [wordsInAddress(slug), slug] as const),
  ]);
}

function wordsInAddress(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '-');
}
