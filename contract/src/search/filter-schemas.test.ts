import { expect, it } from 'vitest';
import { z } from 'zod';
import { facetCounts, filterText, parameter } from './filter-schemas.ts';
import { available } from './filters/available.ts';
import { bedrooms } from './filters/bedrooms.ts';
import { features } from './filters/features.ts';
import { floor } from './filters/floor.ts';
import { location } from './filters/location.ts';
import { purpose } from './filters/purpose.ts';
import { rooms } from './filters/rooms.ts';

const documented = (schema: z.ZodType) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
};

it.each([
  [purpose, { type: 'string', enum: ['rent', 'buy'] }],
  [available, { type: 'string', description: available.description }],
  [bedrooms, { type: 'string', description: `${bedrooms.description} A whole number from 1 to 20.` }],
  [
    rooms,
    {
      type: 'string',
      description: `${rooms.description} A whole number from 1 to 20. Several with commas between them.`,
    },
  ],
  [
    features,
    {
      type: 'string',
      description: `${features.description} Of ${features.values.join(', ')}. Several with commas between them.`,
    },
  ],
] as const)('documents $name', (filter, text) => {
  expect(documented(filterText(filter))).toEqual(text);
});

it('parses a number from text', () => {
  expect(parameter(bedrooms).parse(3)).toBe(3);
  expect(parameter(bedrooms).safeParse(true).success).toBe(false);
});

it('requires text where a value must be given', () => {
  expect(filterText(purpose).safeParse(undefined).success).toBe(false);
  expect(parameter(purpose).parse(undefined)).toBeUndefined();
});

it('has counts for the filters with choices', () => {
  const counts = facetCounts<'floor' | 'bedrooms'>([floor, available, bedrooms]);
  expect(Object.keys(counts.shape)).toEqual(['floor', 'bedrooms']);
  expect(counts.safeParse({ floor: { ground: 2 }, bedrooms: { 1: 0 } }).success).toBe(true);
  expect(counts.safeParse({ floor: { roof: 2 }, bedrooms: {} }).success).toBe(false);
  expect(counts.safeParse({ floor: {}, bedrooms: { 1: 0.5 } }).success).toBe(false);
});

it('accepts an area by its exact name only', () => {
  expect(parameter(location).parse('sevoke,matigara')).toEqual(['sevoke', 'matigara']);
  expect(parameter(location).safeParse('Sevoke').success).toBe(false);
});
