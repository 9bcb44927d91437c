import { areaLabel, type NamedArea, namedAreas } from './areas.ts';

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
