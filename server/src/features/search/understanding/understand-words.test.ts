import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { useCityOfTests } from '../../../../test/city/cities.ts';
import { cityPlaces } from '../../city/city.feature.ts';
import { languages } from './lexicon/languages.ts';
import { phrasesIn } from './lexicon/texts.ts';
import { phrasesOf } from './place-names.ts';
import { understandAsTyped, understandWords } from './understand-words.ts';

const flat = { q: '', propertyType: ['flat'] };
const flatInSevoke = { ...flat, purpose: 'rent', location: ['sevoke'] };
const anyHome = ['house', 'flat'];

it.each([
  ['খালি ফ্ল্যাট', flat],
  ['खाली मकान', { q: '', propertyType: ['house'] }],
  ['খালি জমি', { q: '', propertyType: ['land'] }],
  ['একতলা ভাড়া', { q: '', purpose: 'rent', floor: 'ground' }],
  ['একতলা বাড়ি', { q: '', propertyType: ['house'] }],
  ['ভাল দরে ফ্ল্যাট', flat],
])('%s says what is empty, which floor, or that the price is good', (text, filters) => {
  expect(understandWords(text)).toEqual(filters);
});

describe('rooms', () => {
  it.each([
    ['2bhk', { rooms: [2] }],
    ['2 b.h.k', { rooms: [2] }],
    ['two bedroom', { rooms: [2] }],
    ['dui kamra', { rooms: [2] }],
    ['do kamre', { rooms: [2] }],
    ['২ কামরার', { rooms: [2] }],
    ['२ बीएचके', { rooms: [2] }],
    ['दुई कोठाको', { rooms: [2] }],
    ['2 or 3 bhk', { rooms: [2, 3] }],
    ['2bhk or 3bhk', { rooms: [2, 3] }],
    ['2-4 bhk', { rooms: [2, 3, 4] }],
    ['up to 2 bhk', { rooms: [1, 2] }],
    ['2+', { bedrooms: 2 }],
    ['2+ bhk', { bedrooms: 2 }],
    ['2bhk+', { bedrooms: 2 }],
    ['at least 2', { bedrooms: 2 }],
    [
      'at least two bedrooms 15k',
      { bedrooms: 2, purpose: 'rent', priceRange: '0-15000', sort: 'price-desc' },
    ],
    ['कम से कम 4 कमरे', { bedrooms: 4 }],
    ['3 bhk or more', { bedrooms: 3 }],
    ['more than 2 rooms', { bedrooms: 3 }],
    ['3 bedroom house 2 bath', { rooms: [3], bathrooms: 2, propertyType: ['house'] }],
    ['0 bhk', { q: '0', propertyType: anyHome }],
  ])('reads %j', (text, expected) => {
    expect(understandWords(text)).toEqual({ q: '', ...expected });
  });
});

describe('money', () => {
  it.each([
    ['15 hajar', '0-15000'],
    ['15 হাজার টাকার মধ্যে', '0-15000'],
    ['15 लाख', '0-1500000'],
    ['১৫ লক্ষ', '0-1500000'],
    ['15 हज़ार'.normalize('NFC'), '0-15000'],
    ['2 करोड़'.normalize('NFC'), '0-20000000'],
    ['एक करोडभित्र', '0-10000000'],
    ['১ কোটির নিচে', '0-10000000'],
    ['1.5 cr', '0-15000000'],
    ['1 crore 20 lakh', '0-12000000'],
    ['dedh lakh', '0-150000'],
    ['সাড়ে তিন লাখ', '0-350000'],
    ['1,50,000', '0-150000'],
    ['9000 er niche', '0-9000'],
    ['9000 se kam', '0-9000'],
    ['9000 tak', '0-9000'],
    ['9000 सम्मको', '0-9000'],
    ['9000 or less', '0-9000'],
    ['not more than 9000', '0-9000'],
    ['< 9000', '0-9000'],
    ['Rs. 9k', '0-9000'],
    ['₹ 9k to 12k', '9000-12000'],
    ['10-20k', '10000-20000'],
    ['between 10k and 20k', '10000-20000'],
    ['10 হাজার থেকে 20 হাজার', '10000-20000'],
    ['३० देखि ५० लाख सम्म', '3000000-5000000'],
    ['40-60 lakh', '4000000-6000000'],
    ['about 50 lakh', '4000000-6000000'],
    ['at least 9000', '9000+'],
    ['above 10k below 20k', '10000-20000'],
    ['9000', '0-9000'],
  ])('reads the amount %s', (text, priceRange) => {
    expect(understandWords(text)).toMatchObject({
      ...{ q: '', priceRange },
      purpose: Number(/\d+$/.exec(priceRange)?.[0]) > 300_000 ? 'buy' : 'rent',
    });
  });

  it.each(['734001', 'under 20', '9 kilometres', '15kitchens', '4g', '2 km'])(
    'finds no amount in %s',
    (text) => expect(understandWords(text)).not.toHaveProperty('priceRange'),
  );

  it('takes a low rent for a rent, the cheapest first', () => {
    expect(understandWords('low rent 2bhk')).toEqual({ q: '', purpose: 'rent', rooms: [2], sort: 'price' });
    expect(understandWords('cheap 2bhk')).not.toHaveProperty('purpose');
  });

  it('searches for what listings say of floods, whether it is denied or not', () => {
    for (const text of ['no waterlogging', 'flood free', 'borsay jol jome na', 'जहाँ पानी न भरे'])
      expect(understandWords(text)).toEqual({ q: 'flood' });
  });

  it('takes what a buyer pays for land for a sale, and never lets it', () => {
    expect(understandWords('land 2 lakh')).toMatchObject({ purpose: 'buy' });
    expect(understandWords('land for rent')).toEqual({ q: '', propertyType: ['land'] });
    expect(understandWords('house for sale 2 lakh')).toMatchObject({
      purpose: 'buy',
      priceRange: '0-200000',
    });
  });

  describe('in another city', () => {
    afterEach(() => useCityOfTests('siliguri'));

    it.each([
      ['kathmandu', 'under 25k', '0-25000'],
      ['kathmandu', 'रू 25000 to 40000', '25000-40000'],
      ['kathmandu', '1.5 crore', '0-15000000'],
      ['kathmandu', 'npr 20k', '0-20000'],
      ['braga', 'under 900 euros', '0-900'],
      ['braga', '€700-900', '700-900'],
      ['braga', 'below 900€', '0-900'],
      ['braga', '1.2 million', '0-1200000'],
      ['braga', '250k', '0-250000'],
    ] as const)('%s reads the amount %s', (city, text, priceRange) => {
      useCityOfTests(city);
      expect(understandWords(text)).toMatchObject({ priceRange });
    });

    it.each([
      ['braga', '15 lakh'],
      ['siliguri', '2 million'],
      ['braga', 'under 20'],
    ] as const)('%s finds no amount in %s', (city, text) => {
      useCityOfTests(city);
      expect(understandWords(text)).not.toHaveProperty('priceRange');
    });

    it('reads sizes in its own units', () => {
      useCityOfTests('kathmandu');
      expect(understandWords('5 aana')).toMatchObject({ size: '4-6aana' });
      useCityOfTests('braga');
      expect(understandWords('over 100 m2')).toMatchObject({ size: '100+' });
      expect(understandWords('over 1000 sq ft')).toMatchObject({ size: '93+' });
    });
  });
});

it.each([
  ['1200 sqft', '960-1440'],
  ['over 900 sq. ft', '900+'],
  ['900 বর্গফুটের বেশি', '900+'],
  ['under 800 sq feet', '0-800'],
  ['कम से कम तीन हजार स्क्वायर फीट', '3000+'],
  ['2 hajar sqft theke boro', '2000+'],
  ['1.5k sq ft', '1200-1800'],
])('reads the size %s', (text, size) => {
  expect(understandWords(text)).toEqual({ q: '', size });
});

it.each([
  ['4 katha', '3.2-4.8katha'],
  ['৪ কাঠা', '3.2-4.8katha'],
  ['2 to 5 katha', '2-5katha'],
  ['10 decimal', '8-12decimal'],
  ['1 बीघा', '0.8-1.2bigha'],
])('reads the size of land %s', (text, size) => {
  expect(understandWords(text)).toEqual({ q: '', propertyType: ['land'], size });
});

it.each([
  ['4 decimal ashighar', ['land']],
  ['5 কাঠা', ['land']],
  ['4 katha rent', undefined],
  ['3 bhk 4 katha', undefined],
  ['1200 sqft', undefined],
  ['4 katha bari', ['house']],
])('takes %s for the kind %j, because only land is measured in katha', (text, kinds) => {
  expect(understandWords(text).propertyType).toEqual(kinds);
});

it.each([
  ['मोटर राख्ने ठाउँ भएको २ बिएचके', { rooms: [2], with: ['parking'] }],
  ['bike rakhar jayga', { with: ['parking'] }],
  ['টোটো রাখার জায়গা সহ ১রুম', { rooms: [1], with: ['parking'] }],
  ['toto rakhne ki jagah', { with: ['parking'] }],
  ['बाइक राख्ने ठाउँ', { with: ['parking'] }],
  ['छुट्टै शौचालय भएको फ्ल्याट', { propertyType: ['flat'], with: ['attached-bathroom'] }],
  ['1000 स्क्वायर फीट या उससे बड़ा', { size: '1000+' }],
  ['salon kholar jayga hakimpara', { q: 'salon', propertyType: ['shop'], location: ['hakimpara'] }],
  ['deshbondhu parar dike', { landmark: ['deshbandhu-para'] }],
  ['डबल बेडरूम फ्लैट', { propertyType: ['flat'], rooms: [2] }],
  ['bijli ka meter alag', { q: 'electric meter' }],
])('reads %s', (text, filters) => {
  expect(understandWords(text)).toEqual({ q: '', ...filters });
});

it.each([
  ['sevok rod flat under 15k', { ...flatInSevoke, priceRange: '0-15000' }],
  ['Flat for rent in Sevoke Road', flatInSevoke],
  ['सेवक रोड फ्लैट किराया', flatInSevoke],
  ['matigada', { q: '', location: ['matigara'] }],
  ['মাটিগাড়া', { q: '', location: ['matigara'] }],
  ['চম্পাসারিতে', { q: '', location: ['champasari'] }],
  ['bagdogra te', { q: '', location: ['bagdogra'] }],
  ['সালুগাড়ায় ফ্লাট', { ...flat, location: ['salugara'] }],
  ['सालुगाडामा', { q: '', location: ['salugara'] }],
  ['hakimpara or college para flat', { ...flat, location: ['hakimpara', 'college_para'] }],
  ['flat near njp', { ...flat, landmark: ['njp-station'] }],
  ['house or shop bagdogra', { q: '', propertyType: ['house', 'shop'], location: ['bagdogra'] }],
  ['siliguri 2bhk', { q: 'siliguri', rooms: [2] }],
])('reads the place in %j', (text, expected) => {
  expect(understandWords(text)).toEqual(expected);
});

it.each([
  ['ghor bhara', { purpose: 'rent', propertyType: anyHome, sort: 'size' }],
  ['ghar bhada', { purpose: 'rent', propertyType: anyHome }],
  ['বাড়ি ভাড়া', { purpose: 'rent', propertyType: anyHome }],
  ['বাড়ি বিক্রি', { purpose: 'buy', propertyType: ['house'] }],
  ['single room', { propertyType: anyHome, sort: 'size' }],
  ['godown to let', { q: '"godown"', purpose: 'rent', propertyType: ['shop'] }],
  ['office ke liye jagah', { q: '"office"', propertyType: ['shop'] }],
  ['"office" matigara', { q: '"office"', location: ['matigara'] }],
  ['"near station" 2 bhk', { q: '"near" "station"', rooms: [2] }],
  ['godown plot', { q: '"godown"', propertyType: ['land'] }],
  ['গুদাম করার মতো জমি', { q: '"godown"', propertyType: ['land'] }],
  ['flat for office', { q: '"office"', propertyType: ['flat'] }],
  ['property with tenant for sale', { q: 'paying tenant', purpose: 'buy' }],
  ['भाडावाल भएको पसल किन्ने', { q: 'paying tenant', purpose: 'buy', propertyType: ['shop'] }],
  ['flat for tenant', { purpose: 'rent', propertyType: ['flat'] }],
  ['office or flat', { q: '"office"', propertyType: ['flat', 'shop'] }],
  ['দোকান করার জায়গা', { propertyType: ['shop'] }],
  ['रेस्टुरेन्टको लागि ठाउँ', { q: 'restaurant', propertyType: ['shop'] }],
  ['salon ke liye jagah', { q: 'salon', propertyType: ['shop'] }],
  ['shop for salon', { q: 'salon', propertyType: ['shop'] }],
  ['बारी भएको घर', { q: 'garden', propertyType: ['house'] }],
  ['matigara jagah', { location: ['matigara'], propertyType: ['land'] }],
  ['jagga kinnu', { purpose: 'buy', propertyType: ['land'] }],
  ['sasta flat', { propertyType: ['flat'], sort: 'price' }],
  ['latest flats', { propertyType: ['flat'], sort: 'newest' }],
  ['big house', { propertyType: ['house'], sort: 'size-desc' }],
  ['semi furnished flat with parking', { ...flat, furnishing: ['semi-furnished'], with: ['parking'] }],
  ['ground floor house', { propertyType: ['house'], floor: 'ground' }],
  ['ground floor flat', { q: 'ground floor', propertyType: ['flat'] }],
  ['बगीचा वाला घर', { q: 'garden', propertyType: ['house'] }],
  [
    'we are looking to buy a house in hakimpara',
    { purpose: 'buy', propertyType: ['house'], location: ['hakimpara'] },
  ],
  ['is there a 1bhk in khalpara?', { rooms: [1], location: ['khalpara'] }],
  ['near the garden', { q: 'garden' }],
  ['quiet garden', { q: 'quiet garden' }],
  ['house with fruit garden', { q: 'fruit garden', propertyType: ['house'] }],
  ['', {}],
  ['<script>alert(1)</script>', { q: 'script alert 1' }],
])('reads %j', (text, expected) => {
  expect(understandWords(text)).toEqual({ q: '', ...expected });
});

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

it.each([
  ['house not on ground floor', { propertyType: ['house'], floor: 'from-1' }],
  ['flat no broker', { ...flat, q: 'broker' }],
  ['flat not furnished', { ...flat, furnishing: ['unfurnished'] }],
  ['flat without parking', flat],
  ['flat lift chara', flat],
  ['flat not near the station', flat],
  ['flat not in hakimpara', flat],
  ['পার্কিং ছাড়া ফ্ল্যাট', flat],
  ['flat matigara chhere onno jaygay', flat],
  ['মাটিগাড়া ছেড়ে অন্য জায়গায় ফ্ল্যাট', flat],
  ['ward no 5', { q: 'ward 5' }],
])('never takes %j for its opposite', (text, expected) => {
  expect(understandWords(text)).toEqual({ q: '', ...expected });
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

describe('prices per land unit', () => {
  it.each([
    'jomi 14 lakh per katha',
    'per katha 14 lakh er kom jomi',
    'কাঠা প্রতি ১৪ লাখের কমে জমি',
    'जमीन 14 लाख कट्ठा से कम',
    'प्रति कठ्ठा १४ लाख भन्दा कम जग्गा',
    '14 lakh/katha',
  ])('%s limits the price per katha, the cheapest first', (text) => {
    expect(understandWords(text)).toEqual({
      ...{ q: '', purpose: 'buy', propertyType: ['land'], sort: 'price-per-sqft' },
      unitPrice: '0-1400000katha',
    });
  });

  it.each(['4k/sqft', '4 thousand per sq ft'])('%s is no size', (text) => {
    expect(understandWords(text)).toMatchObject({ unitPrice: expect.stringContaining('4000') });
  });

  it('leaves a price and a size apart', () => {
    expect(understandWords('20 lakh 5 katha jomi')).toMatchObject({ priceRange: '0-2000000' });
    expect(understandWords('20 lakh 5 katha jomi')).not.toHaveProperty('unitPrice');
  });
});

it('prefers a place by its name to the city’s places of a kind, which become words', () => {
  expect(understandWords('flat near a school, near don bosco')).toEqual({
    ...{ q: 'school', propertyType: ['flat'], landmark: ['don-bosco-school'] },
  });
  expect(understandWords('house in matigara near a hospital')).toEqual({
    ...{ q: 'hospital', propertyType: ['house'], location: ['matigara'] },
  });
  expect(understandWords('flat near a school').landmark?.length).toBeGreaterThan(1);
});
