import type { Area } from '@thikana/contract/areas';
import { areaPhrases } from './phrases.ts';

const names = Object.entries(areaPhrases) as [Area, readonly string[]][];

/** Areas one of whose names begins like the text, in any of the scripts in which they are written. */
export function areasBeginningWith(text: string): Area[] {
  const typed = text.normalize('NFC').toLowerCase().trim();
  return names.flatMap(([area, phrases]) =>
    phrases.some((phrase) => phrase.startsWith(typed)) ? [area] : [],
  );
}
