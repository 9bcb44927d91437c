import { createStorage } from '#server/platform/storage/create-storage.ts';
import type { TestSite } from './test-site.ts';

/** What a sweep of the site's pictures works with. */
export async function sweepOf({ services, dataDir }: TestSite) {
  return { ...services, storage: await createStorage({ dataDir }) };
}
