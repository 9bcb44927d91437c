import { expect, it } from 'vitest';
import { sentOfEach } from './upload-progress.ts';

it('counts one picture after the other, after the text fields', () => {
  const sizes = [100, 50, 25];
  expect(sentOfEach(sizes, 0, 200)).toEqual([0, 0, 0]);
  expect(sentOfEach(sizes, 25, 200)).toEqual([0, 0, 0]);
  expect(sentOfEach(sizes, 125, 200)).toEqual([100, 0, 0]);
  expect(sentOfEach(sizes, 160, 200)).toEqual([100, 35, 0]);
  expect(sentOfEach(sizes, 200, 200)).toEqual([100, 50, 25]);
});

it('is empty without pictures', () => {
  expect(sentOfEach([], 30, 30)).toEqual([]);
});
