import { expect, it } from 'vitest';
import { initials, titleCase } from './names.ts';

it.each([
  ['Asha Rai', 'AR'],
  ['asha', 'A'],
  ['Md. Abdul Karim Khan', 'MA'],
  ['মৌসুমী দত্ত', 'মৌ'],
  ['कविता राई', 'क'],
  ['', 'U'],
])('the initials of %j are %s', (name, text) => {
  expect(initials(name)).toBe(text);
});

it.each([
  ['asha RAI', 'Asha Rai'],
  ["d'souza-pradhan", "D'Souza-Pradhan"],
])('%j reads %j', (name, text) => {
  expect(titleCase(name)).toBe(text);
});
