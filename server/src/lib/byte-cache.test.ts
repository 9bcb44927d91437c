import { expect, it } from 'vitest';
import { createByteCache } from './byte-cache.ts';

const bytes = (length: number) => new Uint8Array(length);

it('keeps no more bytes than it may, and what was asked for last', () => {
  const cache = createByteCache({ maxBytes: 10 });
  cache.put('a', bytes(4));
  cache.put('b', bytes(4));
  expect(cache.get('a')).toHaveLength(4);
  cache.put('c', bytes(4));
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toHaveLength(4);
  expect(cache.get('c')).toHaveLength(4);
});

it('counts what replaces another once, and keeps nothing that is too large by itself', () => {
  const cache = createByteCache({ maxBytes: 10 });
  cache.put('a', bytes(8));
  cache.put('a', bytes(2));
  cache.put('b', bytes(8));
  expect(cache.get('a')).toHaveLength(2);
  cache.put('c', bytes(11));
  expect(cache.get('c')).toBeUndefined();
});
