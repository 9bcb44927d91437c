import { type Area, areaLabel, areas } from './areas.ts';

/** An area with a name of its own, and so a page. */
export type NamedArea = Exclude<Area, 'other'>;
export const namedAreas = areas.map((area) => area.value);

/** 'Sevoke Road' → 'sevoke-road', as its pages' addresses have it. */
export function areaSlug(area: NamedArea): string {
  return wordsInAddress(areaLabel(area));
}

/** The area that an address means, however it is written there: 'sevoke-road', 'Sevoke_Road', 'sevoke'. */
export function areaOfSlug(text: string): NamedArea | undefined {
  const slug = wordsInAddress(text);
  return namedAreas.find((area) => areaSlug(area) === slug || wordsInAddress(area) === slug);
}

function wordsInAddress(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '-');
}
