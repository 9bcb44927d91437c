import { afterEach, expect, test, vi } from 'vitest';
import { randomId } from './random-id.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test('is a UUID, different each time', () => {
  const ids = new Set(Array.from({ length: 100 }, randomId));
  expect(ids.size).toBe(100);
  for (const id of ids) expect(id).toMatch(uuid);
});

test('also works over plain HTTP, where the browser has no randomUUID', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const ids = new Set(Array.from({ length: 100 }, randomId));
  expect(ids.size).toBe(100);
  for (const id of ids) expect(id).toMatch(uuid);
});
