import { currentCity, findArea } from './city.ts';
import { currentLanguage } from './language.ts';
import { m } from './paraglide/messages.js';
import { placeName } from './place-name.ts';

/** The slug of an area of the city, or `other` for a place that is in none of them. */
export type Area = string;
export const otherArea = 'other';

/** Forms offer as many areas; the field for words finds the others. */
export const mostOfferedAreas = 60;

/** The slugs of the areas that forms offer, then `other`: in the order of the city, in other languages by name. */
export function areaValues(): Area[] {
  const { areas, sortedAreas } = currentCity();
  const offered =
    sortedAreas?.[currentLanguage()] ?? areas.slice(0, mostOfferedAreas).map(({ slug }) => slug);
  return [...offered, otherArea];
}

/** The slug that stands for an area now, or undefined if the text names none. Former slugs are accepted. */
export function readArea(slug: string): Area | undefined {
  return slug === otherArea ? otherArea : findArea(slug)?.slug;
}

/** Its name in the current language. */
export function areaLabel(area: Area): string {
  const found = findArea(area);
  return found ? placeName(found) : m.other_area();
}
