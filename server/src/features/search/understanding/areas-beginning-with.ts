import type { NamedArea } from '@thikana/contract/areas';
import { areaPhrases } from './phrases.ts';

const names = Object.entries(areaPhrases) as [NamedArea, readonly string[]][];

/** Areas with a name that begins with the text, in any of their scripts. */
export function areasBeginningWith(text: string): NamedArea[] {
  const typed = text.normalize('NFC').toLowerCase().trim();
  return names.flatMap(([area, phrases]) =>
    phrases.some((phrase) => phrase.startsWith(typed)) ? [area] : [],
  );
}
