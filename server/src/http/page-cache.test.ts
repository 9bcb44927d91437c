import { expect, it } from 'vitest';
import { createPageCache, type Page } from './page-cache.ts';

const page = (text: string): Page => ({
  status: 200,
  headers: {},
  etag: text,
  plain: Buffer.from(text),
  gzip: Buffer.alloc(0),
  brotli: Buffer.alloc(0),
});
const on = (...dependencies: string[]) => new Set(dependencies);

function cacheOf(maxBytes = 1000) {
  const clock = { now: 0 };
  const cache = createPageCache({ maxBytes, now: () => clock.now, expiresAt: (now) => now + 100 });
  return { cache, clock };
}

it('forgets only the pages that depend on what went stale', () => {
  const { cache } = cacheOf();
  cache.put('/rentals', page('list'), on('listings'), cache.startRender());
  cache.put('/about', page('about'), on('site'), cache.startRender());
  cache.drop(['listings']);
  expect(cache.get('/rentals')).toBeUndefined();
  expect(cache.get('/about')?.etag).toBe('about');
});

it('does not keep a page whose content went stale while it was rendered', () => {
  const { cache } = cacheOf();
  const startedAt = cache.startRender();
  cache.drop(['listings']);
  cache.put('/rentals', page('old'), on('listings'), startedAt);
  cache.put('/about', page('about'), on('site'), startedAt);
  expect(cache.get('/rentals')).toBeUndefined();
  expect(cache.get('/about')?.etag).toBe('about');
});

it('does not keep a page that was being rendered when everything was forgotten', () => {
  const { cache } = cacheOf();
  const startedAt = cache.startRender();
  cache.clear();
  cache.put('/about', page('about'), on('site'), startedAt);
  expect(cache.get('/about')).toBeUndefined();
});

it('stays within its bytes by letting go of what was used longest ago', () => {
  const { cache } = cacheOf(8);
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
