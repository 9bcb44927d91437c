import { latinLetters } from '../../lib/indic.ts';
import { foldName } from '../../lib/spelling.ts';
import { wordsOf } from '../../lib/words-of.ts';

/**
 * The words of a name, in lower case and Latin letters where the site can write them so: a place whose name is known in
 * one script is found in the others.
 */
export function placeWords(name: string): string[] {
  const joined = name.replaceAll(/[\u200c\u200d]/g, '');
  return wordsOf(foldName(joined.replaceAll(/[\p{L}\p{M}]+/gu, latinLetters)));
}
