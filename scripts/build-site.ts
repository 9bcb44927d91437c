import { buildServerIfStale } from './build-server.ts';
import { buildWebIfStale } from './build-web.ts';

/** Builds everything the site runs from if a source has changed. */
export async function buildSiteIfStale(): Promise<void> {
  await buildWebIfStale();
  await buildServerIfStale();
}
