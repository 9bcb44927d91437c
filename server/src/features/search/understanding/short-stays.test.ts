import { expect, it } from 'vitest';
import { understandWords } from './understand-words.ts';

const shortStay = { purpose: 'rent', period: ['day', 'week'] };

it.each([
  ['homestay', shortStay],
  ['guest flat', shortStay],
  ['হোমস্টে ভাড়া', shortStay],
  ['टूरिस्ट के लिए फ्लैट', { ...shortStay, propertyType: ['flat'] }],
  ['homestay under 3000', { ...shortStay, priceRange: '0-3000' }],
  ['homestay per day', { purpose: 'rent', period: ['day'] }],
  ['flat for 3 days', { purpose: 'rent', period: ['day'], propertyType: ['flat'] }],
  ['flat for 8 days', { ...shortStay, propertyType: ['flat'] }],
  ['flat for 1 or 2 weeks', { ...shortStay, propertyType: ['flat'] }],
  [
    'flat for 2 weeks under 9000',
    { ...shortStay, period: ['week', 'day'], propertyType: ['flat'], priceRange: '0-9000' },
  ],
  ['एक हफ्ते के लिए फ्लैट', { ...shortStay, propertyType: ['flat'] }],
  ['এক সপ্তাহের জন্য ফ্ল্যাট', { ...shortStay, propertyType: ['flat'] }],
  ['weekly flat', { purpose: 'rent', period: ['week'], propertyType: ['flat'] }],
])('reads %j as a short stay', (text, expected) => {
  expect(understandWords(text)).toEqual({ q: '', ...expected });
});

it.each([
  ['land for homestay', { q: '"homestay"', propertyType: ['land'] }],
  ['homestay for sale', { q: '"homestay"', purpose: 'buy' }],
  ['homestay monthly rent', { q: '"homestay"', purpose: 'rent', period: ['month', 'year'] }],
  ['flat, not homestay', { q: '', propertyType: ['flat'] }],
  ['flat for long term', { q: '', purpose: 'rent', propertyType: ['flat'], period: ['month', 'year'] }],
  ['দীর্ঘদিনের জন্য ফ্ল্যাট', { q: '', purpose: 'rent', propertyType: ['flat'], period: ['month', 'year'] }],
])('keeps %j apart from short stays', (text, expected) => {
  expect(understandWords(text)).toEqual(expected);
});
