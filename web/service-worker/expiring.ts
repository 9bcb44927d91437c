import { ExpirationPlugin } from 'workbox-expiration';

const daySeconds = 86_400;

/** Keeps the answers that were used last. */
export const expiring = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * daySeconds, purgeOnQuotaError: true });
