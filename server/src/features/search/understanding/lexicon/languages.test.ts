import { searchFeatures } from '@thikana/contract/search/filters/features';
import { categories, furnishings } from '@thikana/contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../../lib/words-of.ts';
import { languages } from './languages.ts';

/** Every phrase with its path, such as `categories.house`. Words before and after a number may be equal. */
function phrasesIn(value: unknown, path: readonly string[] = []): { phrase: string; path: string }[] {
  if (typeof value === 'string') return [{ phrase: value, path: path.join('.') }];
  if (Array.isArray(value)) return value.flatMap((each) => phrasesIn(each, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    typeof inside === 'number' ? phrasesIn(name, path) : phrasesIn(inside, [...path, name]),
  );
}

const phrases = languages.flatMap(({ digits: _, ...words }) => phrasesIn(words));

describe('the lexicon', () => {
  it('has hundreds of phrases, written as texts are read', () => {
    expect(phrases.length).toBeGreaterThan(150);
    for (const { phrase } of phrases) {
      expect(phrase).toBe(phrase.normalize('NFC').toLowerCase());
      expect(phrase).toBe(wordsOf(phrase).join(' '));
    }
  });

  it('has no phrase twice for the same, nor for two values of a filter', () => {
    for (const filter of ['categories', 'purposes', 'furnishings', 'features', 'emptyWords']) {
      const found = phrases.filter(({ path }) => path.split('.')[0] === filter).map(({ phrase }) => phrase);
      expect(found).toEqual([...new Set(found)]);
    }
    const all = phrases.map(({ phrase, path }) => `${path} ${phrase}`);
    expect(all).toEqual([...new Set(all)]);
  });

  it('has ten digits of a script', () => {
    for (const { digits } of languages) if (digits !== undefined) expect([...digits]).toHaveLength(10);
  });

  it('names every value in its first language', () => {
    const [first] = languages;
    expect(Object.keys(first?.categories ?? {})).toEqual(categories);
    expect(Object.keys(first?.purposes ?? {})).toEqual(['rent', 'buy']);
    expect(Object.keys(first?.furnishings ?? {})).toEqual(furnishings);
    expect(new Set(Object.keys(first?.features ?? {}))).toEqual(new Set(searchFeatures));
  });
});
