import { Writable } from 'node:stream';
import type { S3 } from '@aws-sdk/client-s3';
import type { ArchiveOutput } from './archive-output.ts';

/** S3 accepts 10,000 parts, so an archive may have 320 GB. */
const partBytes = 32 * 1024 * 1024;

/** Uploads an archive of unknown size in parts. The object appears when it is complete. */
export async function multipartOutput(options: {
  client: S3;
  at: { Bucket: string; Key: string };
  name: string;
}): Promise<ArchiveOutput> {
  const { client, at, name } = options;
  const { UploadId } = await client.createMultipartUpload({ ...at, ContentType: 'application/zstd' });
  const parts: { ETag: string | undefined; PartNumber: number }[] = [];
  let chunks: Buffer[] = [];
  let length = 0;
  let bytes = 0;

  async function uploadPart(): Promise<void> {
    const Body = Buffer.concat(chunks);
    chunks = [];
    length = 0;
    const PartNumber = parts.length + 1;
    const { ETag } = await client.uploadPart({ ...at, UploadId, PartNumber, Body });
    parts.push({ ETag, PartNumber });
  }

  const uploadWhen = (isDue: boolean, done: (error?: Error | null) => void) => {
    if (isDue) uploadPart().then(() => done(), done);
    else done();
  };

  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      length += chunk.length;
      bytes += chunk.length;
      uploadWhen(length >= partBytes, done);
    },
    final: (done) => uploadWhen(length > 0, done),
  });

  return {
    name,
    stream,
    bytes: () => bytes,
    async finish() {
      await client.completeMultipartUpload({ ...at, UploadId, MultipartUpload: { Parts: parts } });
    },
    async abandon() {
      // Fails if the store is away or lacks the operation; a lifecycle rule deletes incomplete uploads then.
      await client.abortMultipartUpload({ ...at, UploadId }).catch(() => {});
    },
  };
}
