import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cityPlaces } from '../../city/city.feature.ts';
import { categoryPhrases, emptyWords, landmarkKindPhrases, nearPhrases, purposePhrases } from './phrases.ts';
import { phrasesOf } from './place-names.ts';
import { understandWords } from './understand-words.ts';

const flatInSevoke = { q: '', purpose: 'rent', propertyType: ['flat'], location: ['sevoke'] };

it.each([
  ['sevok rod flat under 15k', { ...flatInSevoke, priceRange: '0-15000' }],
  ['Flat for rent in Sevoke Road', flatInSevoke],
  ['matigada', { q: '', location: ['matigara'] }],
  ['মাটিগাড়া', { q: '', location: ['matigara'] }],
  ['सेवक रोड फ्लैट किराया', flatInSevoke],
  ['2bhk', { q: '', rooms: [2] }],
  ['two bedroom', { q: '', rooms: [2] }],
  ['2 or 3 bhk', { q: '', rooms: [2, 3] }],
  ['2-4 bhk', { q: '', rooms: [2, 3, 4] }],
  ['2+ bhk', { q: '', bedrooms: 2 }],
  ['2bhk+', { q: '', bedrooms: 2 }],
  ['at least 2 bedrooms', { q: '', bedrooms: 2 }],
  ['at least two bedrooms 15k', { q: '', bedrooms: 2, purpose: 'rent', priceRange: '0-15000' }],
  ['3 bhk or more', { q: '', bedrooms: 3 }],
  ['more than 2 rooms', { q: '', bedrooms: 3 }],
  ['২ bhk শালুগাড়া', { q: '', rooms: [2], location: ['salugara'] }],
  ['3 bedroom house 2 bath', { q: '', rooms: [3], bathrooms: 2, propertyType: ['house'] }],
  ['shop 10-20k', { q: '', purpose: 'rent', propertyType: ['shop'], priceRange: '10000-20000' }],
  ['plot above 20 lakh', { q: '', purpose: 'buy', propertyType: ['land'], priceRange: '2000000+' }],
  ['house 1.5 crore', { q: '', purpose: 'buy', propertyType: ['house'], priceRange: '0-15000000' }],
  ['house for sale 2 lakh', { q: '', purpose: 'buy', propertyType: ['house'], priceRange: '0-200000' }],
  [
    'semi furnished flat with parking',
    { q: '', propertyType: ['flat'], furnishing: ['semi-furnished'], with: ['parking'] },
  ],
  ['house or shop bagdogra', { q: '', propertyType: ['house', 'shop'], location: ['bagdogra'] }],
  ['near the garden', { q: 'garden' }],
  ['within 2 km of school', { q: '2 km school' }],
  ['quiet garden', { q: 'quiet garden' }],
  ['', { q: '' }],
  ['<script>alert(1)</script>', { q: 'script alert 1 script' }],
])('reads %j', (text, expected) => {
  expect(understandWords(text)).toEqual(expected);
});

const words = fc.constantFrom(
  ...Object.values(cityPlaces()).flatMap((places) => places.flatMap(phrasesOf)),
  ...nearPhrases.map(({ parts }) => parts.join(' ')),
  ...[categoryPhrases, purposePhrases, landmarkKindPhrases].flatMap((phrases) =>
    Object.values(phrases).flat(),
  ),
  ...emptyWords,
  ...[
    'under',
    '15k',
    '20',
    'lakh',
    '2bhk',
    '2+',
    'or',
    '3',
    'bath',
    'at least',
    'garden',
    'to',
    '-',
    'furnished',
    'parking',
  ],
);
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(words, { maxLength: 12 }).map((each) => each.join(' ')),
);

it('understands nothing more in the remaining words', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { q } = understandWords(text);
      expect(understandWords(q)).toEqual({ q });
    }),
    { numRuns: 2000 },
  );
});
