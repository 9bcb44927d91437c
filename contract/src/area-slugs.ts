import { type Area, areaLabel, areas } from './areas.ts';

/** An area with a name, and therefore a page. */
export type NamedArea = Exclude<Area, 'other'>;
export const namedAreas = areas.map((area) => area.value);

/** 'Sevoke Road' → 'sevoke-road', as in the addresses of area pages. */
export function areaSlug(area: NamedArea): string {
  return wordsInAddress(areaLabel(area));
}

/** Returns the area for an address, in any spelling: 'sevoke-road', 'Sevoke_Road', 'sevoke'. */
export function areaOfSlug(text: string): NamedArea | undefined {
  const slug = wordsInAddress(text);
  return namedAreas.find((area) => areaSlug(area) === slug || wordsInAddress(area) === slug);
}

function wordsInAddress(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '-');
}
