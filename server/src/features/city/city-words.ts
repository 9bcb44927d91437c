import { wordsOf } from '../../lib/words-of.ts';
import type { CityFacts } from './pack/city-facts.ts';

interface CityWords {
  /** What people type for the currency, in lower case. */
  currency: readonly string[];
  /** The names of each unit by language. */
  landUnits: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

let current: CityWords = { currency: [], landUnits: new Map() };

/** Of the city of this process. The same object until the city changes. */
export const cityWords = (): CityWords => current;

export function setCityWords({ currency, currencySpellings, landUnits }: CityFacts): void {
  const spellings = [currency, ...currencySpellings].map((text) => text.normalize('NFC').toLowerCase());
  current = {
    currency: [...new Set(spellings)],
    landUnits: new Map(landUnits.map(({ unit, names }) => [unit, names])),
  };
}

/** The name of a land unit in a language. */
export const landUnitName = (unit: string, language: string): string =>
  current.landUnits.get(unit)?.[language] ?? unit;

/** In lower case with single spaces, each once. */
export function asTyped(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => wordsOf(text.normalize('NFC').toLowerCase()).join(' ')))];
}
