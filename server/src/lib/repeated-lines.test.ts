import { expect, it } from 'vitest';
import { createRepeatedLines } from './repeated-lines.ts';

it('suppresses repeated lines and counts them', () => {
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
