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
])('reads %j as a short stay', (text, expected) => {
  expect(understandWords(text)).toEqual({ q: '', ...expected });
});

it.each([
  ['land for homestay', { q: '"homestay"', propertyType: ['land'] }],
  ['homestay for sale', { q: '"homestay"', purpose: 'buy' }],
  ['homestay monthly rent', { q: '"homestay"', purpose: 'rent', period: ['month', 'year'] }],
  ['flat, not homestay', { q: '', propertyType: ['flat'] }],
])('keeps %j apart from short stays', (text, expected) => {
  expect(understandWords(text)).toEqual(expected);
});
