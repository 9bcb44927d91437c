import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['matigara', 'matigara', 0],
  ['matigada', 'matigara', 1],
  ['matgara', 'matigara', 1],
  ['mattigara', 'matigara', 1],
  ['mtaigara', 'matigara', 1],
  ['atigada', 'matigara', 2],
])('%s and %s differ by %i edits', (query, word, edits) => {
  expect(editDistance(query, word, 2)?.whole).toBe(edits);
});

test('a prefix of a longer word is measured separately', () => {
  expect(editDistance('champe', 'champasari', 1)?.beginning).toBe(1);
});

test('returns undefined beyond the limit', () => {
  expect(editDistance('kolkata', 'siliguri', 2)).toBeUndefined();
  expect(editDistance('x'.repeat(60), 'y'.repeat(60), 2)).toBeUndefined();
});

test('calls do not affect each other', () => {
  editDistance('abcdefghijkl', 'abcdefghijkl', 2);

  expect(editDistance('ba', 'ab', 2)?.whole).toBe(1);
});
