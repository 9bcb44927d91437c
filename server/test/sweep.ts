import { createStorage } from '#server/platform/storage/create-storage.ts';
import type { TestSite } from './test-site.ts';

/** The dependencies of a sweep. */
export async function sweepOf({ services, dataDir }: TestSite) {
  return { ...services, storage: await createStorage({ dataDir }) };
}
