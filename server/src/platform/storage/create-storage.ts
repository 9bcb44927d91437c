import path from 'node:path';
import { createDiskStorage, type StoreMemory } from './disk-storage.ts';
import type { S3Options, Storage } from './storage.ts';
import { tellingFailures } from './storage-unavailable.ts';

export async function createStorage(options: {
  dataDir: string;
  s3?: S3Options | undefined;
  /** For a store on disk. */
  memory?: StoreMemory;
}): Promise<Storage> {
  const { dataDir, memory } = options;
  if (!options.s3) return tellingFailures(createDiskStorage(path.join(dataDir, 'pictures'), memory));
  // Loaded on demand: the S3 client is larger than the rest of the server.
  const { createS3Storage } = await import('./s3-storage.ts');
  return tellingFailures(createS3Storage(options.s3));
}
