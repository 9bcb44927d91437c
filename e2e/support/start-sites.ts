import type { FullConfig } from '@playwright/test';
import { buildSiteIfStale } from '../../scripts/build-site.ts';
import { startSite } from './start-site.ts';

/** Starts a site for each worker, so that the tests of one do not meet the data of another. */
export default async function startSites({ workers }: FullConfig): Promise<() => Promise<void>> {
  await buildSiteIfStale();
  const sites = await Promise.all(Array.from({ length: workers }, () => startSite()));
  process.env.SITES = JSON.stringify(sites.map(({ environment }) => environment));
  return async () => {
    await Promise.all(sites.map((site) => site.stop()));
  };
}
