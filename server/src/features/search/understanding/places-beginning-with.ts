import type { Area } from '@thikana/contract/areas';
import { vocabulary } from './vocabulary.ts';

/** Areas and landmarks with a name that begins with the text, in any of their scripts. */
export function placesBeginningWith(text: string): { areas: Area[]; landmarks: string[] } {
  const begun = vocabulary().beginningWith(text.normalize('NFC').toLowerCase().trim());
  return {
    areas: begun.flatMap((sense) => (sense.is === 'area' ? sense.area : [])),
    landmarks: begun.flatMap((sense) => (sense.is === 'landmark' ? sense.slug : [])),
  };
}
