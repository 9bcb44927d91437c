import { verify } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { hashPassword, isPasswordRight, needsRehash } from './password-hash.ts';

vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>();
  return { ...real, verify: vi.fn(real.verify) };
});

it('does the same work where there is no account or no password as where one is wrong', async () => {
  const known = await hashPassword('a quiet verandah');
  const compared: string[] = [];
  for (const hash of [known, undefined, null]) {
    vi.mocked(verify).mockClear();
    expect(await isPasswordRight(hash, 'a loud verandah')).toBe(false);
    expect(verify).toHaveBeenCalledOnce();
    compared.push(String(vi.mocked(verify).mock.calls[0]?.[0]));
  }
  const parametersOf = (hash: string) => hash.split('$').slice(0, 4).join('$');
  expect(new Set(compared.map(parametersOf))).toEqual(new Set([parametersOf(known)]));
});

it('takes a password however its letters are composed, and no other', async () => {
  const hash = await hashPassword('caf\u00e9 verandah');
  expect(await isPasswordRight(hash, 'cafe\u0301 verandah')).toBe(true);
  expect(await isPasswordRight(hash, 'cafe verandah')).toBe(false);
});

it('is made anew where it was made with other parameters', async () => {
  const hash = await hashPassword('a quiet verandah');
  expect(needsRehash(hash)).toBe(false);
  expect(needsRehash(hash.replace(/t=\d+/, 't=2'))).toBe(true);
  expect(needsRehash(null)).toBe(false);
});
