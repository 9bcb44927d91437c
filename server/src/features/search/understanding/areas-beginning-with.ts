import type { NamedArea } from '@thikana/contract/areas';
import { areaPhrases } from './phrases.ts';

const names = Object.entries(areaPhrases) as [NamedArea, readonly string[]][];

/** Areas one of whose names begins like the text, in any of the scripts in which they are written. */
export function areasBeginningWith(text: string): NamedArea[] {
  const typed = text.normalize('NFC').toLowerCase().trim();
  return names.flatMap(([area, phrases]) =>
    phrases.some((phrase) => phrase.startsWith(typed)) ? [area] : [],
  );
}
