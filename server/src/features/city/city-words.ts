import { wordsOf } from '../../lib/words-of.ts';
import type { CityFacts } from './pack/city-facts.ts';

/** The words that people of the city type for its currency and for units of land, in lower case. */
export interface CityWords {
  currency: readonly string[];
  /** The names and spellings of each unit in all languages. */
  landUnits: readonly { unit: string; phrases: readonly string[] }[];
}

let current: CityWords = { currency: [], landUnits: [] };

/** Of the city of this process. The same object until the city changes. */
export const cityWords = (): CityWords => current;

export function setCityWords({ currency, currencySpellings, landUnits }: CityFacts): void {
  const spellings = [currency, ...currencySpellings].map((text) => text.normalize('NFC').toLowerCase());
  current = {
    currency: [...new Set(spellings)],
    landUnits: landUnits.map(({ unit, names, spellings }) => ({
      unit,
      phrases: asTyped([unit, ...Object.values(names), ...spellings]),
    })),
  };
}

/** In lower case with single spaces, each once. */
export function asTyped(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => wordsOf(text.normalize('NFC').toLowerCase()).join(' ')))];
}
