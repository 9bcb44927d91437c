import { expect, it } from 'vitest';
import { isSameAddress } from './user-text.ts';

it('takes an address for the same without regard to case and spaces around it', () => {
  expect(isSameAddress(' Asha.Rai@Example.org ', 'asha.rai@example.org')).toBe(true);
});

it.each(['', 'asha.rai', 'asha.rai@example.com', 'asha rai@example.org'])('does not take %j', (typed) => {
  expect(isSameAddress(typed, 'asha.rai@example.org')).toBe(false);
});
