import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable, Transform } from 'node:stream';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { BackupError } from '../backup-error.ts';

/** Where an archive is read, from its start. */
export interface ArchiveSource {
  open(): Promise<{ stream: Readable; decompression: Transform[] }>;
}

export function fileSource(file: string): ArchiveSource {
  return {
    async open() {
      const decompression = decompressionFor(await readStart(file));
      return { stream: createReadStream(file), decompression };
    },
  };
}

export function decompressionFor(start: Buffer): Transform[] {
  if (start.readUInt16BE() === 0x1f8b) return [createGunzip()];
  if (start.readUInt32BE() === 0x28b52ffd) return [createZstdDecompress()];
  return [];
}

async function readStart(file: string): Promise<Buffer> {
  const cannotBeRead = ({ message }: Error) => {
    throw new BackupError(`${file} cannot be read: ${message}`);
  };
  const handle = await open(file).catch(cannotBeRead);
  const reading = handle.read(Buffer.alloc(4), 0, 4, 0).catch(cannotBeRead);
  const { buffer } = await reading.finally(() => handle.close());
  return buffer;
}
