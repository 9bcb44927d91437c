import { describe, expect, it } from 'vitest';
import { understandWords } from './understand-words.ts';

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

it('prefers a place by its name to the city’s places of a kind, which become words', () => {
  expect(understandWords('flat near a school, near don bosco')).toEqual({
    ...{ q: 'school', propertyType: ['flat'], landmark: ['don-bosco-school'] },
  });
  expect(understandWords('house in matigara near a hospital')).toEqual({
    ...{ q: 'hospital', propertyType: ['house'], location: ['matigara'] },
  });
  expect(understandWords('flat near a school').landmark?.length).toBeGreaterThan(1);
});
