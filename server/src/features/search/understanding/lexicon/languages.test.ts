import { floorChoices } from '@thikana/contract/floors';
import { searchFeatures } from '@thikana/contract/search/filters/features';
import { categories, furnishings, searchOrders } from '@thikana/contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../../lib/words-of.ts';
import { languages } from './languages.ts';
import { phrasesIn } from './texts.ts';

/** Every phrase with its path, such as `categories.house`. Words before and after a place or a number may be equal. */
function phrasesOf(value: unknown, path: readonly string[] = []): { phrase: string; path: string }[] {
  if (typeof value === 'string') return phrasesIn(value).map((phrase) => ({ phrase, path: path.join('.') }));
  return Object.entries(value ?? {}).flatMap(([name, inside]) => phrasesOf(inside, [...path, name]));
}

const phrases = languages.flatMap(({ digits: _, ...words }) => phrasesOf(words));

describe('the lexicon', () => {
  it('has thousands of phrases, written as texts are read', () => {
    expect(phrases.length).toBeGreaterThan(2000);
    for (const { phrase } of phrases) {
      expect(phrase).toBe(phrase.normalize('NFC').toLowerCase());
      expect(phrase).toBe(wordsOf(phrase).join(' '));
    }
  });

  it('has no phrase twice for the same, nor for two values of a filter', () => {
    const filters = ['categories', 'purposes', 'furnishings', 'features', 'floors', 'orders', 'emptyWords'];
    for (const filter of [...filters, 'numbers', 'moneyUnits', 'wishes']) {
      const found = phrases.filter(({ path }) => path.split('.')[0] === filter).map(({ phrase }) => phrase);
      expect(repeated(found)).toEqual([]);
    }
    const all = phrases.map(({ phrase, path }) => `${path} ${phrase}`);
    expect(repeated(all)).toEqual([]);
  });

  it('has no wish that hides a kind of shop', () => {
    const at = (start: string) =>
      phrases.flatMap(({ phrase, path }) => (path.startsWith(start) ? phrase : []));
    const shops = new Set(at('categories.shop'));
    const hiding = at('wishes.').filter(
      (phrase) => phrase.includes(' ') && shops.has(phrase.split(' ').at(-1) ?? ''),
    );
    expect(hiding).toEqual([]);
  });

  it('has ten digits of a script', () => {
    for (const { digits } of languages) if (digits !== undefined) expect([...digits]).toHaveLength(10);
  });

  it('names only values that exist, and every one in its first language', () => {
    const [first] = languages;
    const known = { purposes: ['rent', 'buy'], categories, furnishings, features: searchFeatures };
    for (const [filter, values] of Object.entries(known))
      expect(new Set(Object.keys(first?.[filter as keyof typeof known] ?? {}))).toEqual(new Set(values));
    for (const { floors, orders, ...filters } of languages) {
      for (const [filter, values] of Object.entries({ ...known, floors: floorChoices, orders: searchOrders }))
        for (const value of Object.keys({ floors, orders, ...filters }[filter as keyof typeof known] ?? {}))
          expect(values).toContain(value);
    }
  });
});

const repeated = (texts: readonly string[]) => texts.filter((text, place) => texts.indexOf(text) < place);
