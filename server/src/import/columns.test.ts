import { expect, it } from 'vitest';
import { requiredColumns } from './columns.ts';

it('are required where a listing of any kind needs them', () => {
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
