import { type FloorChoice, floorChoices } from '@thikana/contract/floors';
import { parseBounds, parsePosition, parseShape } from '@thikana/contract/map-area';
import { parseSizeRange } from '@thikana/contract/sizes';

const placeMaxLength = 100;

/** Which texts are values of filters that addresses have now and then. */
export const rareFilters = {
  size: (text: string) => parseSizeRange(text) !== undefined,
  floor: (text: string) => floorChoices.includes(text as FloorChoice),
  available: (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && Date.parse(text) > 0,
  near: (text: string) => parsePosition(text) !== undefined,
  place: (text: string) => text.length <= placeMaxLength,
  within: (text: string) => parseBounds(text) !== undefined,
  shape: (text: string) => parseShape(text) !== undefined,
};
export type RareFilter = keyof typeof rareFilters;
