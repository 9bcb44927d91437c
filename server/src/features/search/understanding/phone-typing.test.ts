import { expect, it } from 'vitest';
import { understandWords } from './understand-words.ts';

const anyHome = ['house', 'flat'];

it.each([
  // A short word with a mistake beside a sure one.
  ['3 bhk pradhan nagr', { location: ['pradhan_nagar'], rooms: [3] }],
  // A town or a neighbourhood with a mistake, alone.
  ['buy home in darjeling', { purpose: 'buy', propertyType: anyHome, landmark: ['darjeeling'] }],
  // Two swapped letters of a short word.
  ['falt rent', { purpose: 'rent', propertyType: ['flat'] }],
  // No spaces.
  ['twobhk flatrent', { purpose: 'rent', propertyType: ['flat'], rooms: [2] }],
  ['hakimparaflat', { propertyType: ['flat'], location: ['hakimpara'] }],
  ['flatin matigara', { propertyType: ['flat'], location: ['matigara'] }],
  // `कहीं` resembles `cabin`, but the kind of property is said.
  ['कहीं जमीन', { propertyType: ['land'] }],
  ['2bhk, we have our own things', { rooms: [2] }],
  ['ভাড়াবাড়ি', { purpose: 'rent', propertyType: anyHome }],
])('reads the slips in %j', (text, expected) => {
  expect(understandWords(text)).toEqual({ q: '', ...expected });
});

it.each([
  ['land in fulbari', { propertyType: ['land'], landmark: ['phulbari'] }],
  ['ভক্তিনগর', { landmark: ['bhaktinagar'] }],
  ['भक्ति नगर', { landmark: ['bhaktinagar'] }],
  ['deshbandhupara', { landmark: ['deshbandhu-para'] }],
  ['পাঞ্জাবি পাড়ায় ফ্ল্যাট', { propertyType: ['flat'], landmark: ['punjabi-para'] }],
])('knows the neighbourhood in %j', (text, expected) => {
  expect(understandWords(text)).toEqual({ q: '', ...expected });
});

it.each([
  ['subhash pally ba hakimpara', { location: ['hakimpara', 'siliguri_city'] }],
  ['matigara or darjeeling', { location: ['matigara', 'other'] }],
  ['matigara near njp', { location: ['matigara'], landmark: ['njp-station'] }],
  ['himanchal vihar, matigara', { location: ['matigara'], landmark: ['himanchal-vihar'] }],
])('reads an area and a landmark in %j', (text, expected) => {
  expect(understandWords(text)).toEqual({ q: '', ...expected });
});

it.each([
  ['1 ta room champasarite', { location: ['champasari'], rooms: [1] }],
  ['2 wata kotha', { rooms: [2] }],
  ['room for 2 persons', { propertyType: anyHome, sort: 'size' }],
  ['furnished flat for 3 months', { propertyType: ['flat'], furnishing: ['fully-furnished'] }],
  ['do mahine ke liye flat', { purpose: 'rent', propertyType: ['flat'] }],
  ['lift chara flat cholbe na 3bhk', { rooms: [3], with: ['lift'] }],
  ['price per katha in champasari', { propertyType: ['land'], location: ['champasari'] }],
  ['1bhk no old building', { rooms: [1], sort: 'newest' }],
  ['land for factory', { q: '"factory"', propertyType: ['land'] }],
  ['place for restaurant', { q: '"restaurant"', propertyType: ['shop'] }],
  ['ভাড়া বাড়ি ২ রুম', { purpose: 'rent', propertyType: anyHome, rooms: [2] }],
  ['gadi rakhar jaiga soho bari bhara', { purpose: 'rent', propertyType: anyHome, with: ['parking'] }],
  ['ghar jagga bikri ma', { purpose: 'buy', propertyType: ['land', 'house'] }],
  ['চেম্বার ভাড়া', { q: '"clinic"', purpose: 'rent', propertyType: ['shop'] }],
])('reads %j', (text, expected) => {
  expect(understandWords(text)).toEqual({ q: '', ...expected });
});

it.each([
  // Words rank before the size of a room.
  ['girls pg', { q: 'women', propertyType: anyHome, sort: 'size' }],
  ['sasta kamra', { q: '', propertyType: anyHome, sort: 'price' }],
  ['nicher tola noy 2bhk', { q: 'upper floor', rooms: [2] }],
  ['2bhk not ground floor', { q: 'upper floor', rooms: [2] }],
  ['nich tola na, 2bhk', { q: 'upper floor', rooms: [2] }],
  // `gardn` resembles a word for a house, but the kind of property is said.
  ['house with gardn', { q: 'gardn', propertyType: ['house'] }],
  ['house with small garden', { q: 'garden', propertyType: ['house'] }],
])('ranks by the words of %j', (text, expected) => {
  expect(understandWords(text)).toEqual(expected);
});

it('takes the medical near which people live for a hospital, not for a clinic with a like name', () => {
  expect(understandWords('medical er kache flat').landmark).toContain('nbmch');
  expect(understandWords('medical college er kache').landmark).toEqual(['nbmch']);
});

it.each([
  ['flat na, bari chai', { propertyType: ['house'] }],
  ['ফ্ল্যাট চাই না, বাড়ি ভাড়া', { purpose: 'rent', propertyType: ['house'] }],
  ['flat dao na', { propertyType: ['flat'] }],
  ['flat not in matigara or salugara', { propertyType: ['flat'] }],
  ['matigara aur salugara chhod ke flat', { propertyType: ['flat'] }],
  ['anything to rent except flats', { purpose: 'rent', propertyType: ['house', 'shop'] }],
  ['except flats for living', { propertyType: ['house'] }],
  ['कामकाजी लड़कियां', { q: 'working women' }],
  ['makaan bikau kirayedar wala', { q: 'paying tenant', purpose: 'buy', propertyType: ['house'] }],
  ['flat, not matigara but sevoke', { propertyType: ['flat'], location: ['sevoke'] }],
  [
    'unfurnished nahi chahiye flat',
    { propertyType: ['flat'], furnishing: ['semi-furnished', 'fully-furnished'] },
  ],
  ['semi furnished na', { furnishing: ['unfurnished', 'fully-furnished'] }],
])('reads what %j denies', (text, expected) => {
  expect(understandWords(text)).toEqual({ q: '', ...expected });
});

it.each([
  ['my office is in matigara, need 1bhk', { location: ['matigara'], rooms: [1] }],
  ['আমার অফিস মাটিগাড়ায়, ২ বিএইচকে', { location: ['matigara'], rooms: [2] }],
  ['mera office matigara, 2bhk', { location: ['matigara'], rooms: [2] }],
  ['mero office matigara, 2bhk', { location: ['matigara'], rooms: [2] }],
])('tells the place of work from what is searched in %j', (text, expected) => {
  expect(understandWords(text)).toEqual({ q: '', ...expected });
});

it.each([
  ['medicine shop near district hospital', { landmark: ['siliguri-district-hospital'] }],
  ['want to open a medicine shop', {}],
  ['osudher dokan korar jayga', {}],
  ['dawai ki dukan', {}],
  ['औषधि पसल', {}],
])('reads a shop and its business in %j', (text, expected) => {
  expect(understandWords(text)).toEqual({ q: 'clinic', propertyType: ['shop'], ...expected });
});

it.each([
  ['non veg allowed flat', { q: 'nonveg', propertyType: ['flat'] }],
  ['24 hrs water', { q: 'water' }],
  ['24x7 water', { q: 'water' }],
  ['weekend stay for 5-6 ppl', { purpose: 'rent', period: ['day'] }],
  ['hse for sale', { purpose: 'buy', propertyType: ['house'] }],
  ['kutta palne de aisa flat', { q: 'pets welcome', propertyType: ['flat'] }],
  ['shop monthly or yearly', { purpose: 'rent', propertyType: ['shop'] }],
  [
    'fully furnished flat monthly rent',
    { purpose: 'rent', propertyType: ['flat'], furnishing: ['fully-furnished'], period: ['month', 'year'] },
  ],
  // Land is not let.
  ['land monthly rent', { propertyType: ['land'] }],
  ['bari bhara masik', { purpose: 'rent', propertyType: ['house', 'flat'], period: ['month', 'year'] }],
  ['फ्लैट महीने के किराये पर', { purpose: 'rent', propertyType: ['flat'], period: ['month', 'year'] }],
  [
    'कोठा भाडा महिनावारी',
    { purpose: 'rent', propertyType: ['house', 'flat'], period: ['month', 'year'], sort: 'size' },
  ],
  [
    'flat 8000 monthly',
    { purpose: 'rent', propertyType: ['flat'], priceRange: '0-8000', sort: 'price-desc' },
  ],
  ['वर्किंग वूमेन के लिए फ्लैट', { q: 'working women', propertyType: ['flat'] }],
  ['naukri karne wali ladkiyo ke liye flat', { q: 'working women', propertyType: ['flat'] }],
  ['लुगा धुने मेसिन राख्न मिल्ने फ्ल्याट', { q: 'washing machine', propertyType: ['flat'] }],
  ['मरीज के लिए फ्लैट', { q: 'patients', propertyType: ['flat'] }],
  ['স্কুল বাস সহ ফ্ল্যাট', { q: 'buses', propertyType: ['flat'] }],
  ['thanda flat jahan machhar na ho', { q: 'cool mosquito nets', propertyType: ['flat'] }],
  ['सबैभन्दा ठूलो फ्ल्याट', { propertyType: ['flat'], sort: 'size-desc' }],
  ['daily ya mahine ka flat', { purpose: 'rent', propertyType: ['flat'] }],
  ['weekly or daily flat', { purpose: 'rent', propertyType: ['flat'], period: ['day', 'week'] }],
  ['himal dekhine flat', { q: 'kanchenjunga', propertyType: ['flat'] }],
  ['sadar hospital jalpaiguri', { landmark: ['jalpaiguri-sadar-hospital'] }],
  ['zila aspatal ke paas', { landmark: ['siliguri-district-hospital'] }],
])('knows the words in %j', (text, expected) => {
  expect(understandWords(text)).toEqual({ q: '', ...expected });
});
