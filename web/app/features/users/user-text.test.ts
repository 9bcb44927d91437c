import { expect, it } from 'vitest';
import { anAccount } from '../../../test/administration.ts';
import { isSameAddress, providerLabel } from './user-text.ts';

it('treats addresses as equal regardless of case and surrounding spaces', () => {
  expect(isSameAddress(' Asha.Rai@Example.org ', 'asha.rai@example.org')).toBe(true);
});

it.each(['', 'asha.rai', 'asha.rai@example.com', 'asha rai@example.org'])('rejects %j', (typed) => {
  expect(isSameAddress(typed, 'asha.rai@example.org')).toBe(false);
});

it('shows the name of another provider, and has words for a password', () => {
  expect(providerLabel(anAccount({ authProvider: 'Hill Post' }))).toBe('Hill Post');
  expect(providerLabel(anAccount())).toBe('Email and password');
});
