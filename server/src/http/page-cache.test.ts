import { expect, it } from 'vitest';
import type { Page } from './page.ts';
import { createPageCache } from './page-cache.ts';
import { type Dependency, everyListing, type ListingFacts, type Selection } from './staleness.ts';

const page = (text: string): Page => ({
  status: 200,
  headers: {},
  etag: text,
  plain: Buffer.from(text),
  encoded: new Map(),
});
const on = (...dependencies: Dependency[]) => new Set(dependencies);
const stale = (...names: string[]) => ({ names, listings: [] });
const flat = { intent: 'rent', category: 'flat' } as ListingFacts;
const flats: Selection = { has: ({ category }) => category === 'flat' };
const land: Selection = { has: ({ category }) => category === 'land' };

function cacheOf(maxBytes = 1000) {
  const clock = { now: 0 };
  const cache = createPageCache({ maxBytes, now: () => clock.now, expiresAt: (now) => now + 100 });
  return { cache, clock };
}

it('removes only the pages that depend on an invalidated name', () => {
  const { cache } = cacheOf();
  cache.put('/rentals', page('list'), on('listing:1'), cache.startRender());
  cache.put('/about', page('about'), on('site'), cache.startRender());
  cache.drop(stale('listing:1'));
  expect(cache.get('/rentals')).toBeUndefined();
  expect(cache.get('/about')?.etag).toBe('about');
});

it('removes the pages of lists that a listing joined or left, and no others', () => {
  const { cache } = cacheOf();
  cache.put('/flats', page('flats'), on(flats), cache.startRender());
  cache.put('/land', page('land'), on(land), cache.startRender());
  cache.put('/', page('home'), on('site', everyListing), cache.startRender());
  const startedAt = cache.startRender();
  cache.drop({ names: ['listing:1'], listings: [flat] });
  expect(['/flats', '/land', '/'].map((path) => cache.get(path)?.etag)).toEqual([
    undefined,
    'land',
    undefined,
  ]);
  cache.put('/flats', page('flats'), on(flats), startedAt);
  expect(cache.get('/flats')).toBeUndefined();
  cache.drop(stale('listings'));
  expect(cache.get('/land')).toBeUndefined();
});

it('does not cache a page whose rendering outlasted the log of invalidations', () => {
  const { cache } = cacheOf();
  const startedAt = cache.startRender();
  for (let number = 0; number < 1_001; number += 1) cache.drop(stale(`listing:${number}`));
  cache.put('/about', page('about'), on('site'), startedAt);
  expect(cache.get('/about')).toBeUndefined();
  cache.put('/about', page('about'), on('site'), cache.startRender());
  expect(cache.get('/about')?.etag).toBe('about');
});

it('does not cache a page that became stale during rendering', () => {
  const { cache } = cacheOf();
  const startedAt = cache.startRender();
  cache.drop(stale('listing:1'));
  cache.put('/rentals', page('old'), on('listing:1'), startedAt);
  cache.put('/about', page('about'), on('site'), startedAt);
  expect(cache.get('/rentals')).toBeUndefined();
  expect(cache.get('/about')?.etag).toBe('about');
});

it('does not cache a page that was being rendered when the cache was cleared', () => {
  const { cache } = cacheOf();
  const startedAt = cache.startRender();
  cache.clear();
  cache.put('/about', page('about'), on('site'), startedAt);
  expect(cache.get('/about')).toBeUndefined();
});

it('stays within its size, encodings included, by evicting the least recently used pages', () => {
  const { cache } = cacheOf(12);
  cache.put('a', page('aaaa'), on(), cache.startRender());
  cache.put('b', page('bbbb'), on(), cache.startRender());
  cache.get('a');
  cache.put('c', page('cccc'), on(), cache.startRender());
  expect([cache.get('a')?.etag, cache.get('b')?.etag, cache.get('c')?.etag]).toEqual([
    'aaaa',
    undefined,
    'cccc',
  ]);
});

it('lets pages expire', () => {
  const { cache, clock } = cacheOf();
  cache.put('a', page('aaaa'), on(), cache.startRender());
  clock.now = 100;
  expect(cache.get('a')).toBeUndefined();
});
