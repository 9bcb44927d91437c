import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { NoSuchKey, NotFound, paginateListObjectsV2, S3 } from '@aws-sdk/client-s3';
import { markKey, type S3Options, type Storage, type StoredFile } from './storage.ts';

/** In milliseconds. Shorter than the request's timeout, so that the answer can be a 503. */
const timeouts = { connectionTimeout: 1_500, socketTimeout: 4_000 };

/** Any S3-compatible store. It writes an object completely or not at all. */
export function createS3Storage(options: S3Options): Storage {
  const client = new S3({
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    region: options.region,
    maxAttempts: 2,
    requestHandler: timeouts,
    ...(options.endpoint ? { endpoint: options.endpoint, forcePathStyle: true } : {}),
  });
  const inBucket = options.prefix ? `${options.prefix}/` : '';
  const at = (key: string) => ({ Bucket: options.bucket, Key: `${inBucket}${key}` });

  async function stream(key: string): Promise<Readable | undefined> {
    const object = await client.getObject(at(key)).catch(undefinedWhereMissing);
    return object?.Body instanceof Readable ? object.Body : undefined;
  }

  async function* list(prefix?: string): AsyncGenerator<StoredFile> {
    const folder = `${inBucket}${prefix ? `${prefix}/` : ''}`;
    const pages = paginateListObjectsV2({ client }, { Bucket: options.bucket, Prefix: folder });
    for await (const { Contents = [] } of pages) {
      for (const { Key: name, LastModified: changedAt } of Contents) {
        const key = name?.slice(inBucket.length);
        if (key && key !== markKey && changedAt) yield { key, changedAt };
      }
    }
  }

  const remove = async (key: string) => {
    await client.deleteObject(at(key));
  };

  return {
    async put(key, bytes, contentType) {
      await client.putObject({ ...at(key), Body: bytes, ContentType: contentType });
    },
    async get(key) {
      const body = await stream(key);
      return body && buffer(body);
    },
    stream,
    exists: async (key) => Boolean(await client.headObject(at(key)).catch(undefinedWhereMissing)),
    list,
    remove,
    async removeFolder(prefix) {
      for await (const { key } of list(prefix)) await remove(key);
    },
  };
}

function undefinedWhereMissing(error: unknown): undefined {
  if (!(error instanceof NoSuchKey || error instanceof NotFound)) throw error;
}
