import { endpoints } from '@thikana/contract/endpoints';
import { expect, it } from 'vitest';
import { isKeptEndpoint } from './kept-endpoints.ts';

const address = (path: string, query = '') =>
  new URL(path.replace(/:\w+/g, '6740000000000000000000a1') + query, 'http://localhost');
const kept = endpoints.filter(({ path }) => isKeptEndpoint(address(path, '?phone=omit')));

it('keeps only what anyone may read, without a secret in its address', () => {
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter(({ method, access }) => method === 'GET' && access !== 'anyone')).toEqual([]);
  expect(kept.filter(({ path }) => /:token/.test(path))).toEqual([]);
});

it('does not keep a listing with its phone number', () => {
  const path = '/api/user/post/listingDetails/:id';
  expect(isKeptEndpoint(address(path, '?phone=omit'))).toBe(true);
  expect(isKeptEndpoint(address(path))).toBe(false);
});
