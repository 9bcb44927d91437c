import { expect, it } from 'vitest';
import { createRepeatedLines } from './repeated-lines.ts';

it('leaves out what is said again and again, and says how often', () => {
  let now = 0;
  const leftOut = createRepeatedLines(() => now);
  const said = Array.from({ length: 1_000 }, () => leftOut('away'));
  expect(said.filter((each) => each === 0)).toHaveLength(20);
  expect(said.slice(20)).toEqual(Array(980).fill(undefined));
  expect(leftOut('something else')).toBe(0);
  now = 10_000;
  expect(leftOut('away')).toBe(980);
  expect(leftOut('away')).toBe(0);
  expect(leftOut('something else')).toBe(0);
});
