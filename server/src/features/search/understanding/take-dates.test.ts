import { expect, it, vi } from 'vitest';
import { understandWords } from './understand-words.ts';

vi.useFakeTimers({ now: Date.parse('2026-11-27T06:00:00Z'), toFake: ['Date'] });

const flat = { q: '', propertyType: ['flat'] };

it.each([
  ['flat available from 1 january', { ...flat, available: '2027-01-01' }],
  ['flat from 15th december', { ...flat, available: '2026-12-15' }],
  ['flat from december 15, 2027', { ...flat, available: '2027-12-15' }],
  ['flat by november', { ...flat, available: '2026-11-01' }],
  ['flat in june', { ...flat, available: '2027-06-01' }],
  ['flat 31 february', { ...flat, available: '2027-02-28' }],
  ['flat ১ জানুয়ারি থেকে', { ...flat, available: '2027-01-01' }],
  ['flat 1 january theke', { ...flat, available: '2027-01-01' }],
  ['1 जनवरी से flat', { ...flat, available: '2027-01-01' }],
  ['flat १ डिसेम्बर देखि', { ...flat, available: '2026-12-01' }],
  ['flat from june 2 bhk', { ...flat, rooms: [2], available: '2027-06-01' }],
  ['2bhk flat under 12k from 5 june', { ...flat, rooms: [2], available: '2027-06-05' }],
])('reads the date in %s', (text, filters) => {
  expect(understandWords(text)).toMatchObject(filters);
});

it.each(['may i get a flat', 'may hostel', 'june malia flat'])('reads no date in %s', (text) => {
  expect(understandWords(text)).not.toHaveProperty('available');
});
