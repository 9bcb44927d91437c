import { expect, it } from 'vitest';
import {
  approvalStatuses,
  categoriesByIntent,
  frequencies,
  furnishings,
  intents,
  limits,
  roles,
} from './vocabulary.ts';

it.each([
  ['intents', intents, ['rent', 'sell']],
  ['what is let', categoriesByIntent.rent, ['house', 'flat', 'shop']],
  ['what is sold', categoriesByIntent.sell, ['house', 'flat', 'shop', 'land']],
  ['approval statuses', approvalStatuses, ['pending', 'approved', 'rejected']],
  ['frequencies', frequencies, ['day', 'week', 'month', 'year']],
  ['furnishings', furnishings, ['unfurnished', 'semi-furnished', 'fully-furnished']],
  ['roles', roles, ['user', 'moderator', 'editor', 'admin']],
])('has the printed words of %s', (_, words, printed) => {
  expect(words).toEqual(printed);
});

it.each([
  ['pageSize', 8],
  ['picturesPerListing', 10],
  ['pictureBytes', 10 * 1024 * 1024],
  ['passwordMinLength', 6],
  ['nameMinLength', 3],
  ['titleMinLength', 10],
  ['descriptionMinLength', 10],
] as const)('keeps the printed limit %s at %s', (name, value) => {
  expect(limits[name]).toBe(value);
});
