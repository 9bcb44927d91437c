import { expect, it } from 'vitest';
import { isSameAddress } from './user-text.ts';

it('treats addresses as equal regardless of case and surrounding spaces', () => {
  expect(isSameAddress(' Asha.Rai@Example.org ', 'asha.rai@example.org')).toBe(true);
});

it.each(['', 'asha.rai', 'asha.rai@example.com', 'asha rai@example.org'])('rejects %j', (typed) => {
  expect(isSameAddress(typed, 'asha.rai@example.org')).toBe(false);
});
