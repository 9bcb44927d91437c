import { expect, it } from 'vitest';
import { phoneLink } from './phone-link.ts';

it.each([
  ['+91 98320 11111', 'tel:+919832011111'],
  ['98320-11111', 'tel:+919832011111'],
  ['(0353) 251 2345', 'tel:+913532512345'],
  ['0091 98320 11111', 'tel:+919832011111'],
  ['+351 253 000 001', 'tel:+351253000001'],
  ['1930', 'tel:1930'],
])('links %s to %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
