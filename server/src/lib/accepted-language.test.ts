import { expect, it } from 'vitest';
import { acceptedLanguage } from './accepted-language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['bn', 'bn'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en;q=0.5, ne-NP', 'ne'],
  ['fr, BN-in;q=0.4', 'bn'],
  ['bn;q=0, hi;q=0.1', 'hi'],
  ['en-IN, bn', 'en'],
  ['*', 'en'],
  [';;,q=,-', 'en'],
])('%j asks for %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
