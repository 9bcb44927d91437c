import { afterEach, expect, it } from 'vitest';
import { useCityOfTests } from '../../server/test/city/cities.ts';
import { parseSizeRange, sizeUnits } from './sizes.ts';

afterEach(() => useCityOfTests('siliguri'));

it.each([
  ['500-1200', { min: 500, max: 1200 }],
  ['500-1200sqft', { min: 500, max: 1200 }],
  ['800+', { min: 800 }],
  ['2-5katha', { min: 1440, max: 3600 }],
  ['0.5+bigha', { min: 7200 }],
  ['.5+bigha', { min: 7200 }],
  ['0-1acre', { min: 0, max: 43_560 }],
  ['10-20decimal', { min: 4356, max: 8712 }],
  ['5-5', { min: 5, max: 5 }],
  ['12345678901+', { min: 12_345_678_901 }],
  ['1.2345-1234567.8901', { min: 1.2345, max: 1_234_567.8901 }],
  ['123456789012+', undefined],
  ['12345678.9+', undefined],
  ['1.23456+', undefined],
  ['1-1.23456', undefined],
  ['5.+', undefined],
  ['x5+', undefined],
  ['5+x', undefined],
  ['5-2katha', undefined],
  ['2-5 katha', undefined],
  ['2-5ropani', undefined],
  ['-5', undefined],
  ['large', undefined],
])('reads the size %j', (text, expected) => {
  expect(parseSizeRange(text)).toEqual(expected);
});

it.each([
  ['siliguri', ['', 'decimal', 'katha', 'bigha', 'acre']],
  ['kathmandu', ['', 'ropani', 'aana', 'paisa', 'dam', 'bigha', 'kattha', 'dhur']],
  ['braga', ['']],
] as const)('%s has the suffixes %j', (city, suffixes) => {
  useCityOfTests(city);
  expect(sizeUnits().map(({ suffix }) => suffix)).toEqual(suffixes);
});

it.each([
  ['kathmandu', '1-2ropani', { min: 5476, max: 10_952 }],
  ['kathmandu', '2-5katha', undefined],
  ['braga', '50-100', { min: 50, max: 100 }],
  ['braga', '50-100sqft', undefined],
  ['braga', '2+katha', undefined],
] as const)('%s reads the size %j', (city, text, expected) => {
  useCityOfTests(city);
  expect(parseSizeRange(text)).toEqual(expected);
});
