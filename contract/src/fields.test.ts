import { expect, it } from 'vitest';
import { idSchema, idTime } from './fields.ts';

it('the first eight digits of an id are its time', () => {
  expect(idTime('6740000000000000000000a1')).toEqual(new Date(0x67400000 * 1000));
});

it.each([
  ['6740000000000000000000a1', true],
  ['6740000000000000000000a', false],
  ['6740000000000000000000g1', false],
  ['6740000000000000000000A1', false],
])('%s is an id: %s', (text, isId) => {
  expect(idSchema.safeParse(text).success).toBe(isId);
});
