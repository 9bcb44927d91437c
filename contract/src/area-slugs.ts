import type { Area } from './areas.ts';
import { currentCity, findArea } from './city.ts';

/** The areas with a name, each of which has a page. */
export function namedAreas(): Area[] {
  return currentCity().areas.map(({ slug }) => slug);
}

/**
 * 'Sevoke Road' → 'sevoke-road', as in the addresses of area pages. A name in another script, or of another area,
 * gives way to the slug.
 */
export function areaSlug(area: Area): string {
  const found = findArea(area);
  const words = found && !found.sharesName ? wordsInAddress(found.name) : '';
  return /^[a-z0-9-]+$/.test(words) ? words : wordsInAddress(area);
}

/** As the addresses of areas have words: 'São Vítor' → 'sao-vitor'. Accents and punctuation would be percent-encoded. */
export function wordsInAddress(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
