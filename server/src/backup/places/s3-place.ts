import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { paginateListObjectsV2, S3 } from '@aws-sdk/client-s3';
import type { S3Options } from '#server/platform/storage/storage.ts';
import { isArchiveName } from '../archive-writer.ts';
import { BackupError } from '../backup-error.ts';
import { decompressionFor } from './archive-source.ts';
import { type BackupPlace, describeTarget } from './backup-place.ts';
import { multipartOutput } from './multipart-output.ts';

/** Read in short requests, because a long one is cut off while a slow restore catches up. */
const rangeBytes = 16 * 1024 * 1024;

export function s3Place(options: S3Options): BackupPlace {
  const { bucket, prefix, endpoint, region, accessKeyId, secretAccessKey } = options;
  const client = new S3({
    credentials: { accessKeyId, secretAccessKey },
    region,
    maxAttempts: 5,
    requestHandler: { connectionTimeout: 10_000, socketTimeout: 60_000 },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  const folder = prefix ? `${prefix}/` : '';
  const description = describeTarget({ s3: options });
  const at = (name: string) => ({ Bucket: bucket, Key: `${folder}${name}` });
  const inWords = (error: Error) => {
    throw new BackupError(`${description} (BACKUP_TO) cannot be used: ${error.name}, ${error.message}`);
  };

  async function* read(name: string, size: number): AsyncGenerator<Buffer> {
    for (let from = 0; from < size; from += rangeBytes) yield readRange(name, from, from + rangeBytes - 1);
  }

  async function readRange(name: string, from: number, to: number): Promise<Buffer> {
    const { Body } = await client.getObject({ ...at(name), Range: `bytes=${from}-${to}` });
    return Body instanceof Readable ? buffer(Body) : Buffer.alloc(0);
  }

  return {
    description,
    output: (name) => multipartOutput({ client, at: at(name), name }).catch(inWords),
    source: (name) => ({
      async open() {
        const { ContentLength: size = 0 } = await client.headObject(at(name)).catch(inWords);
        const start = await readRange(name, 0, 3).catch(inWords);
        return { stream: Readable.from(read(name, size)), decompression: decompressionFor(start) };
      },
    }),
    async list(start) {
      const names: string[] = [];
      try {
        const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${folder}${start}` });
        for await (const { Contents = [] } of pages)
          for (const { Key = '' } of Contents) names.push(Key.slice(folder.length));
      } catch (error) {
        inWords(error as Error);
      }
      return names.filter(isArchiveName);
    },
    remove: async (name) => {
      await client.deleteObject(at(name)).catch(inWords);
    },
  };
}
