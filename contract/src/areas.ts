import { currentCity, findArea } from './city.ts';
import { m } from './paraglide/messages.js';

/** The slug of an area of the city, or `other` for a place that is in none of them. */
export type Area = string;
export const otherArea = 'other';

/** Forms offer as many areas; the field for words finds the others. */
export const mostOfferedAreas = 60;

/** The slugs of the areas that forms offer, in their order, then `other`. */
export function areaValues(): Area[] {
  return [
    ...currentCity()
      .areas.slice(0, mostOfferedAreas)
      .map(({ slug }) => slug),
    otherArea,
  ];
}

/** The slug that stands for an area now, or undefined if the text names none. Former slugs are accepted. */
export function readArea(slug: string): Area | undefined {
  return slug === otherArea ? otherArea : findArea(slug)?.slug;
}

export function areaLabel(area: Area): string {
  return findArea(area)?.name ?? m.other_area();
}
