import type { Area } from '@thikana/contract/areas';
import { placeNames } from './place-names.ts';

/** Areas and landmarks with a name that begins with the text, in any of their scripts. */
export function placesBeginningWith(text: string): { areas: Area[]; landmarks: string[] } {
  const typed = text.normalize('NFC').toLowerCase().trim();
  const { areas, landmarks } = placeNames();
  return { areas: areas.beginningWith(typed), landmarks: landmarks.beginningWith(typed) };
}
