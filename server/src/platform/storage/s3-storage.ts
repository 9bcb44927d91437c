import { paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Options, Storage, StoredFile } from './storage.ts';

/** A store that does not answer is told of before whoever waits for it gives up; a part of a picture takes no longer. */
const answerMilliseconds = { connectionTimeout: 1_500, socketTimeout: 4_000 };

/** Any S3-compatible store. A put there is whole or not there at all by itself. */
export function createS3Storage(options: S3Options): Storage {
  const client = new S3Client({
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    region: options.region,
    maxAttempts: 2,
    requestHandler: answerMilliseconds,
    ...(options.endpoint ? { endpoint: options.endpoint, forcePathStyle: true } : {}),
  });
  // New buckets of most stores refuse access lists; who may read is the bucket's own business.
  const disk = new Disk(
    new S3Driver({ client, bucket: options.bucket, visibility: 'private', supportsACL: false }),
  );
  const whenThere = async <T>(key: string, read: () => Promise<T>): Promise<T | undefined> =>
    (await disk.exists(key)) ? read() : undefined;

  async function* list(prefix?: string): AsyncGenerator<StoredFile> {
    const pages = paginateListObjectsV2(
      { client },
      { Bucket: options.bucket, ...(prefix ? { Prefix: `${prefix}/` } : {}) },
    );
    for await (const { Contents = [] } of pages) {
      for (const { Key: key, LastModified: changedAt } of Contents)
        if (key && changedAt) yield { key, changedAt };
    }
  }

  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    get: (key) => whenThere(key, async () => Buffer.from(await disk.getBytes(key))),
    stream: (key) => whenThere(key, () => disk.getStream(key)),
    exists: (key) => disk.exists(key),
    list,
    remove: (key) => disk.delete(key),
    // The driver's own removal of a prefix also takes what merely begins with the same letters.
    async removeFolder(prefix) {
      for await (const { key } of list(prefix)) await disk.delete(key);
    },
  };
}
