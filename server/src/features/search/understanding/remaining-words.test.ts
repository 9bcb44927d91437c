import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cityPlaces } from '../../city/city.feature.ts';
import { languages } from './lexicon/languages.ts';
import { phrasesIn } from './lexicon/texts.ts';
import { phrasesOf } from './place-names.ts';
import { understandAsTyped, understandWords } from './understand-words.ts';

it.each([
  ['মেয়েদের ঘর', 'মেয়েদের', 'women'],
  ['ladies room', 'ladies', 'women'],
  ['तातो पानी मिरिक flat', 'तातो पानी', 'geyser'],
  ['নিচ তলা ফ্ল্যাট', 'নিচ তলা', 'ground floor'],
  ['স্কুলের কাছে মাটিগাড়া ফ্ল্যাট', 'স্কুলের', 'school'],
  ['গুদাম ভাড়া', '"গুদাম"', '"godown"'],
  ['শিলিগুড়িতে ২ কামরা', 'শিলিগুড়িতে', 'siliguri'],
  // As corrected.
  ['flat with balkony', 'balcony', 'balcony'],
  // Alone, a tenant is one of a rent.
  ['shop, tenant, for sale', 'paying tenant', 'paying tenant'],
])('keeps the remaining words of %j as typed', (text, typed, ranked) => {
  const { q, ...filters } = understandWords(text);
  expect(q).toBe(ranked);
  expect(understandAsTyped(text)).toEqual({ ...filters, q: typed });
});

const lexiconWords = languages.flatMap(function texts(value: unknown): string[] {
  return typeof value === 'string' ? phrasesIn(value) : Object.values(value ?? {}).flatMap(texts);
});
const words = fc.oneof(
  fc.constantFrom(...lexiconWords),
  fc.constantFrom(...Object.values(cityPlaces()).flatMap((places) => places.flatMap(phrasesOf))),
  fc.constantFrom(
    '15k',
    '20',
    '2bhk',
    '2+',
    '3',
    '-',
    '<',
    '₹',
    '1,50,000',
    '99999999999999999999',
    '734001',
  ),
);
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.array(words, { maxLength: 12 }).map((each) => each.join(' ')),
  fc.array(words, { maxLength: 6 }).map((each) => each.join('')),
);

it('understands nothing more in the remaining words, whatever the text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { q } = understandWords(text);
      expect(understandWords(q)).toEqual({ q });
      const { q: typed } = understandAsTyped(text);
      expect(Object.keys(understandWords(typed))).toEqual(['q']);
    }),
    { numRuns: 3000 },
  );
});
