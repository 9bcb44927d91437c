import { expect, it } from 'vitest';
import { hashPassword, isPasswordRight, needsRehash } from './password-hash.ts';

it('takes the same time without an account or password as with a wrong password', async () => {
  const known = await hashPassword('a quiet verandah');
  const timed = async (hash: string | null | undefined) => {
    const startedAt = performance.now();
    expect(await isPasswordRight(hash, 'a loud verandah')).toBe(false);
    return performance.now() - startedAt;
  };
  // The hash for unknown accounts is computed once.
  await timed(undefined);
  const shares: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const ofWrong = await timed(known);
    shares.push((await timed(undefined)) / ofWrong, (await timed(null)) / ofWrong);
  }
  // Without any hashing the ratio would be a thousandth; a busy machine makes it 0.5 to 2.
  expect(shares.sort((one, other) => one - other)[5]).toBeGreaterThan(0.3);
});

it('accepts a password in any Unicode normalisation, and no other', async () => {
  const hash = await hashPassword('caf\u00e9 verandah');
  expect(await isPasswordRight(hash, 'cafe\u0301 verandah')).toBe(true);
  expect(await isPasswordRight(hash, 'cafe verandah')).toBe(false);
});

it('is outdated if made with other parameters', async () => {
  const hash = await hashPassword('a quiet verandah');
  expect(needsRehash(hash)).toBe(false);
  expect(needsRehash(hash.replace(/t=\d+/, 't=2'))).toBe(true);
  expect(needsRehash(null)).toBe(false);
});
