import { type Area, areaLabel } from './areas.ts';
import { currentCity } from './city.ts';

/** The areas with a name, each of which has a page. */
export function namedAreas(): Area[] {
  return currentCity().areas.map(({ slug }) => slug);
}

/** 'Sevoke Road' → 'sevoke-road', as in the addresses of area pages. */
export function areaSlug(area: Area): string {
  return wordsInAddress(areaLabel(area));
}

/** As the addresses of areas have words. */
export function wordsInAddress(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '-');
}
