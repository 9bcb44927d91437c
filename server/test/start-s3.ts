/// <reference path="./s3rver.d.ts" />
import { rmSync } from 'node:fs';
import S3rver from '@20minutes/s3rver';
import type { S3Options } from '#server/platform/storage/storage.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** An S3-compatible store with one bucket. */
export async function startS3(): Promise<{ options: S3Options; stop(): Promise<void> }> {
  const directory = makeTemporaryFolder();
  const bucket = 'thikana-pictures';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // The test server and the client sign requests about a whole bucket differently.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    options: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
