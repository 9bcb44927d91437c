import { expect, it } from 'vitest';
import { createSealingKeys, publicKeyOf, seal, unseal } from './seal.ts';

const { publicKey, privateKey } = createSealingKeys();

it('is read by the owner of the key', () => {
  const text = 'আশা রাই, 9832011111';
  const sealed = seal(text, publicKey);
  expect(sealed.includes('9832011111')).toBe(false);
  expect(unseal(sealed, `${privateKey}\n`)).toBe(text);
  expect(publicKeyOf(privateKey)).toBe(publicKey);
});

it('is different each time', () => {
  expect(seal('the same', publicKey).equals(seal('the same', publicKey))).toBe(false);
});

it('is not read with another key, nor after a change', () => {
  const sealed = seal('secret', publicKey);
  expect(() => unseal(sealed, createSealingKeys().privateKey)).toThrow();
  for (const place of [0, 40, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => unseal(changed, privateKey)).toThrow();
  }
});
