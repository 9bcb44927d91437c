import { buildServerIfStale } from './build-server.ts';
import { buildWebIfStale } from './build-web.ts';

/** Everything that the site runs from, where a source has changed since. */
export async function buildSiteIfStale(): Promise<void> {
  await buildWebIfStale();
  await buildServerIfStale();
}
