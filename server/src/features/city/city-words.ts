import { wordsOf } from '../../lib/words-of.ts';
import { currentFacts } from './current-facts.ts';

/** What people of the city type for its currency, in lower case. */
export function currencyWords(): readonly string[] {
  const { currency, currencySpellings } = currentFacts();
  const words = [currency, ...currencySpellings].map((text) => text.normalize('NFC').toLowerCase());
  return [...new Set(words)];
}

/** In lower case with single spaces, each once. */
export function asTyped(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => wordsOf(text.normalize('NFC').toLowerCase()).join(' ')))];
}
