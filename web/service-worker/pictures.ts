import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies';
import { expiring } from './expiring.ts';
import { isLight } from './light-data.ts';
import { shortlistCache } from './shortlisted.ts';

const paths = /^\/(pictures\/|assets\/.+\.(avif|jpe?g|webp)$)/;
const cacheName = 'pictures';

/**
 * Leaves the blurred placeholder visible. It has a size, because an image whose width is less than a pixel, once divided
 * by the density of its candidate, counts as broken.
 */
const nothing = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>';

export function isPicture({ pathname }: URL): boolean {
  return paths.test(pathname);
}

const strategy = new CacheFirst({
  cacheName,
  plugins: [
    expiring(80),
    // The page marks a picture that was asked for with a query.
    { cacheKeyWillBeUsed: async ({ request }) => withoutQuery(request.url) },
  ],
});

/**
 * A picture as kept, or from the network; with light data only if it was asked for. Without a connection, another width
 * of a kept picture is better than none.
 */
export const picture: RouteHandlerCallback = async ({ request, url, event }) => {
  const isAsked = url.searchParams.has('shown') || request.destination !== 'image';
  if (!isAsked && (await isLight())) return (await findKept(url)) ?? new Response(nothing, { headers: svg });
  return strategy.handle({ request, event }).catch(async (error: unknown) => {
    const kept = await findKept(url);
    if (kept) return kept;
    throw error;
  });
};

const svg = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' };

/** The kept picture in this or another width. */
async function findKept({ href, pathname }: URL): Promise<Response | undefined> {
  const folder = /^\/pictures\/[^/]+\//.exec(pathname)?.[0];
  for (const name of [cacheName, shortlistCache]) {
    const cache = await caches.open(name);
    const exact = await cache.match(withoutQuery(href));
    if (exact) return exact;
    if (!folder) continue;
    const other = (await cache.keys()).find((each) => new URL(each.url).pathname.startsWith(folder));
    if (other) return cache.match(other);
  }
  return undefined;
}

function withoutQuery(address: string): string {
  const url = new URL(address);
  return url.origin + url.pathname;
}
