import path from 'node:path';
import type { Readable } from 'node:stream';
import { createDiskStorage, type StoreMemory } from './disk-storage.ts';
import { tellingFailures } from './storage-unavailable.ts';

/** Where files live that are too large for the database. Keys look like paths; a key holds whole bytes or nothing. */
export interface Storage {
  /** Lasting once resolved. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  stream(key: string): Promise<Readable | undefined>;
  exists(key: string): Promise<boolean>;
  /** Everything below `prefix/`, or everything there is; what comes and goes meanwhile may be missing. */
  list(prefix?: string): AsyncIterable<StoredFile>;
  remove(key: string): Promise<void>;
  /** Everything below `prefix/`. */
  removeFolder(prefix: string): Promise<void>;
}

export interface StoredFile {
  key: string;
  changedAt: Date;
}

export interface S3Options {
  bucket: string;
  endpoint?: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export async function createStorage(options: {
  dataDir: string;
  s3?: S3Options | undefined;
  /** Of a store in a folder. */
  memory?: StoreMemory;
}): Promise<Storage> {
  const { dataDir, memory } = options;
  if (!options.s3) return tellingFailures(createDiskStorage(path.join(dataDir, 'pictures'), memory));
  // Loaded only where it is used: the S3 client is larger than the rest of the server.
  const { createS3Storage } = await import('./s3-storage.ts');
  return tellingFailures(createS3Storage(options.s3));
}
