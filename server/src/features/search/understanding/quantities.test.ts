import { typedAmount } from '@thikana/contract/typed-amount';
import { expect, it } from 'vitest';
import { languages } from './lexicon/languages.ts';
import { understandWords } from './understand-words.ts';

it.each([
  ['pandrah hazar tak', '0-15000'],
  ['das barah hazar', '10000-12000'],
  ['10 12 hajar', '10000-12000'],
  ['10/12k', '10000-12000'],
  ['sawa crore', '0-12500000'],
  ['sawa do crore', '0-22500000'],
  ['paune do lakh', '0-175000'],
  ['সোয়া এক কোটির মধ্যে', '0-12500000'],
  ['koti takar moddhe', '0-10000000'],
  ['करोड़ के अंदर', '0-10000000'],
  ['one and half crore', '0-15000000'],
  ['1 crore and half', '0-15000000'],
  ['twenty five thousand', '0-25000'],
  ['forty-five lakh', '0-4500000'],
  ['ছাব্বিশ লাখ', '0-2600000'],
  ['पचहत्तर लाख तक', '0-7500000'],
  ['एकाउन्न लाख सम्म', '0-5100000'],
  ['paanch hazar paanch sau', '0-5500'],
  ['₹15,000/month', '0-15000'],
  ['Rs.15000/-', '0-15000'],
  ['rs15000', '0-15000'],
  ['upto15k', '0-15000'],
  ['25lac', '0-2500000'],
  ['10 hajar takar niche', '0-10000'],
  ['পাঁচ হাজার টাকার কমে', '0-5000'],
])('reads the amount %s', (text, priceRange) => {
  expect(understandWords(text)).toMatchObject({ q: '', priceRange });
});

it.each([
  ...['12000', '₹12,000/-', '12k', '12 thousand', '12 hajar', '12 hazar', '12 hajaar', '১২ হাজার', '१२ हजार'],
  ...['12 हज़ार', '85l', '85 lakh', '85 lakhs', '85 lac', '85 lacs', '৮৫ লাখ', '৮৫ লক্ষ', '८५ लाख', '1.2 cr'],
  ...['1.2 crore', '2 crores', '2 koti', '২ কোটি', '२ करोड़', '२ करोड'],
])('reads the amount %s as the fields for prices do', (text) => {
  expect(understandWords(`under ${text}`)).toMatchObject({ q: '', priceRange: `0-${typedAmount(text)}` });
});

it.each([
  ['2 3 bhk', [2, 3]],
  ['do teen kamre', [2, 3]],
  ['2/3bhk', [2, 3]],
  ['1/2/3 bhk', [1, 2, 3]],
])('reads the rooms in %s', (text, rooms) => {
  expect(understandWords(text)).toEqual({ q: '', rooms });
});

it.each([
  ['twelve hundred sqft', { size: '960-1440' }],
  ['1 and a half katha', { propertyType: ['land'], size: '1.2-1.8katha' }],
  ['সাড়ে তিন কাঠা', { propertyType: ['land'], size: '2.8-4.2katha' }],
])('reads the size %s', (text, filters) => {
  expect(understandWords(text)).toEqual({ q: '', ...filters, sort: 'size-near' });
});

it('reads a word in which a phone put a joiner', () => {
  expect(understandWords('एकाउन्\u200dन लाख')).toMatchObject({ priceRange: '0-5100000' });
});

it('knows every number up to a hundred in every language, in order', () => {
  const known = languages.map((lexicon): Record<string, string> => lexicon.numbers ?? {});
  const oneToHundred = Array.from({ length: 100 }, (_, place) => String(place + 1));
  for (const numbers of known) expect(Object.keys(numbers)).toEqual(expect.arrayContaining(oneToHundred));
  expect(known.map((numbers) => [numbers[49], numbers[79], numbers[99]])).toEqual([
    ['forty nine', 'seventy nine', 'ninety nine'],
    ['উনপঞ্চাশ, ঊনপঞ্চাশ, unponchash, unoponchash', 'উনআশি, ঊনআশি, unoashi, unashi', 'নিরানব্বই, niranobboi'],
    ['उनचास, unchas, unanchas', 'उन्यासी, उनासी, unyasi, unasi', 'निन्यानवे, निन्यानबे, ninyanve'],
    ['उनन्चास, उनान्पचास, unanpachas', 'उनान्असी', 'उनान्सय, unansaya'],
  ]);
});

it.each([
  ['2bhk around 15000', { rooms: [2], priceRange: '12000-18000' }],
  ['2bhk max 15000', { rooms: [2], priceRange: '0-15000' }],
  ['5 katha around 20 lakh', { size: '4-6katha', priceRange: '1600000-2400000' }],
  ['1000 sqft minimum 2 bhk', { rooms: [2], size: '1000+' }],
  ['ten thousand budget 2 bhk', { rooms: [2], priceRange: '0-10000' }],
  ['half bigha land or more', { size: '0.5+bigha' }],
  ['2 bhk flat or bigger', { bedrooms: 2 }],
  ['5 katha jomi kompokkhe', { size: '5+katha' }],
  ['3 kata jomi', { propertyType: ['land'], size: '2.4-3.6katha' }],
  ['plot below 15 lakh per kata', { propertyType: ['land'], unitPrice: '0-1500000katha' }],
  ['ghar kata cha', { propertyType: ['house'] }],
])('compares the right amount in %j', (text, expected) => {
  expect(understandWords(text)).toMatchObject({ q: '', ...expected });
});

it.each([
  ['12 hajar bhanda mathi nahos', '0-12000'],
  ['দশ হাজারের বেশি দিতে পারব না', '0-10000'],
  ['10 hajarer kom dao na', '0-10000'],
  ["can't pay more than 30000", '0-30000'],
  ['12 hajar se upar nai', '0-12000'],
  ['12 hajar bhanda badhi tirna sakdina', '0-12000'],
  ['15 hazar se zyada na ho', '0-15000'],
  ['१५ हज़ार से ज़्यादा ना', '0-15000'],
  ['10 hajarer besi noy', '0-10000'],
  ['८ हजार भन्दा बढी होइन', '0-8000'],
  ['15k se kam nahi', '15000+'],
  ['10 হাজারের কম নয়', '10000+'],
  ['9000 tak, lift nahi', '0-9000'],
  ['9000 tak, na ho to batao', '0-9000'],
])('takes a denied comparison for its opposite: %s', (text, priceRange) => {
  expect(understandWords(text)).toEqual({ q: '', purpose: 'rent', priceRange });
});

it.each([
  ['deposit 50000 rent 12000', { priceRange: '0-12000', purpose: 'rent' }],
  ['12000 deposit 50000', { priceRange: '0-12000', purpose: 'rent' }],
  ['10000 rent, deposit max 50k', { priceRange: '0-10000', purpose: 'rent' }],
  ['অগ্রিম ২০ হাজার, ভাড়া ৮০০০', { priceRange: '0-8000', purpose: 'rent' }],
  ['1 lakh deposit 3bhk', { rooms: [3] }],
  ['deposit 2 months 1bhk', { rooms: [1] }],
])('takes no deposit for a price: %s', (text, expected) => {
  expect(understandWords(text)).toEqual({ q: 'deposit', ...expected });
});

it.each([
  ['flat for 2 girls', { q: 'women', propertyType: ['flat'] }],
  ['house with 2 car parking', { q: '', propertyType: ['house'], with: ['parking'] }],
  ['2bhk 2 balcony', { q: 'balcony', rooms: [2] }],
  ['ward no 5', { q: 'ward 5' }],
])('searches for no number of what listings do not count: %s', (text, expected) => {
  expect(understandWords(text)).toEqual(expected);
});
