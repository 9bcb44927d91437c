import { expect, it } from 'vitest';
import { size } from './size.ts';

it.each([
  ['500-1200', '500 – 1,200 sq ft'],
  ['2+katha', '2 Katha and more'],
  ['0.5-1bigha', '0.5 – 1 Bigha'],
  ['large', 'large'],
])('formats %j as %s', (text, label) => {
  expect(size.chip(text)).toBe(label);
});
