import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Options, Storage } from './storage.ts';

/** Any S3-compatible store. A put there is whole or not there at all by itself. */
export function createS3Storage(options: S3Options): Storage {
  const disk = new Disk(
    new S3Driver({
      credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
      region: options.region,
      bucket: options.bucket,
      visibility: 'private',
      ...(options.endpoint ? { endpoint: options.endpoint, forcePathStyle: true } : {}),
    }),
  );
  const whenThere = async <T>(key: string, read: () => Promise<T>): Promise<T | undefined> =>
    (await disk.exists(key)) ? read() : undefined;

  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    get: (key) => whenThere(key, async () => Buffer.from(await disk.getBytes(key))),
    stream: (key) => whenThere(key, () => disk.getStream(key)),
    exists: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
    removeFolder: (prefix) => disk.deleteAll(prefix),
  };
}
