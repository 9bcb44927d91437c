import type { Area } from '@thikana/contract/areas';
import { areaPhrases } from '../../city/city.feature.ts';

/** Areas with a name that begins with the text, in any of their scripts. */
export function areasBeginningWith(text: string): Area[] {
  const typed = text.normalize('NFC').toLowerCase().trim();
  return [...areaPhrases()].flatMap(([area, phrases]) =>
    phrases.some((phrase) => phrase.startsWith(typed)) ? [area] : [],
  );
}
