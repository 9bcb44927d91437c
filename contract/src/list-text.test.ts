import { afterEach, expect, it } from 'vitest';
import { baseLanguage, type SiteLanguage, setLanguageSource } from './language.ts';
import { listText } from './list-text.ts';

afterEach(() => setLanguageSource(() => baseLanguage));

it.each<[SiteLanguage, string, string, string]>([
  ['en', 'A, B, C', 'A, B and C', 'A, B or C'],
  ['bn', 'A, B, C', 'A, B ও C', 'A, B বা C'],
  ['hi', 'A, B, C', 'A, B और C', 'A, B या C'],
  ['ne', 'A, B, C', 'A, B र C', 'A, B वा C'],
])('lists in %s', (language, commas, and, or) => {
  setLanguageSource(() => language);
  const texts = ['A', 'B', 'C'];
  expect([listText(texts), listText(texts, 'and'), listText(texts, 'or')]).toEqual([commas, and, or]);
  expect([listText(['A', 'B']), listText(['A'], 'and'), listText([], 'or')]).toEqual(['A, B', 'A', '']);
});
