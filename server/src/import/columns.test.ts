import { expect, it } from 'vitest';
import { requiredColumns } from './columns.ts';

it('are required if every category needs them', () => {
  expect(requiredColumns).toEqual([
    'intent',
    'propertyCategory',
    'title',
    'description',
    'location',
    'latitude',
    'longitude',
  ]);
});
