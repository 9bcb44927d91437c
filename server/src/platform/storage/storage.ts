import type { Readable } from 'node:stream';

/** Holds the id of the site that the store belongs to; never listed. */
export const markKey = '.store';

/** Where files live that are too large for the database. Keys look like paths; a file is complete or absent. */
export interface Storage {
  /** Resolves when the file is durable. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  stream(key: string): Promise<Readable | undefined>;
  exists(key: string): Promise<boolean>;
  /** Lists everything below `prefix/`, or everything; concurrent changes may be missed. */
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
  /** Keeps all keys in this folder of the bucket, such as `siliguri`. */
  prefix?: string | undefined;
  endpoint?: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}
