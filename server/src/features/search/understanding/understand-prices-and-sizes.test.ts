import { afterEach, describe, expect, it } from 'vitest';
import { useCityOfTests } from '../../../../test/city/cities.ts';
import { understandWords } from './understand-words.ts';

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
    ['9k a month', '0-9000'],
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
  ['over 900 sq. ft', '900+'],
  ['900 বর্গফুটের বেশি', '900+'],
  ['under 800 sq feet', '0-800'],
  ['कम से कम तीन हजार स्क्वायर फीट', '3000+'],
  ['2 hajar sqft theke boro', '2000+'],
])('reads the size %s', (text, size) => {
  expect(understandWords(text)).toEqual({ q: '', size });
});

it.each([
  ['५ कट्ठाभन्दा सानो', '0-5katha'],
  ['৪ কাঠার চেয়ে ছোট', '0-4katha'],
  ['5 katha se chota', '0-5katha'],
  ['2 to 5 katha', '2-5katha'],
])('reads the size of land %s', (text, size) => {
  expect(understandWords(text)).toEqual({ q: '', propertyType: ['land'], size });
});

describe('a size that is not meant exactly', () => {
  it.each([
    ['1200 sqft', '960-1440'],
    ['1.5k sq ft', '1200-1800'],
    ['about 1200 sqft', '960-1440'],
  ])('%s: the closest come first', (text, size) => {
    expect(understandWords(text)).toEqual({ q: '', size, sort: 'size-near' });
  });

  it.each([
    ['4 katha', '3.2-4.8katha'],
    ['৪ কাঠা', '3.2-4.8katha'],
    ['10 decimal', '8-12decimal'],
    ['1 बीघा', '0.8-1.2bigha'],
  ])('%s: the closest land comes first', (text, size) => {
    expect(understandWords(text)).toEqual({ q: '', propertyType: ['land'], size, sort: 'size-near' });
  });

  it('near a landmark, the nearest come first', () => {
    expect(understandWords('1200 sqft flat near njp station')).not.toHaveProperty('sort');
  });
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
