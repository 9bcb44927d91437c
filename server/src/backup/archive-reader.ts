import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import {
  type ArchivedFile,
  checksumLines,
  checksumOfAll,
  checksumsFolder,
  sha256,
} from './archive-format.ts';
import { BackupError, damaged } from './backup-error.ts';

const largestFileBytes = 256 * 1024 * 1024;

/** Yields every file of an archive in order. Throws on a wrong checksum, and if the archive is truncated. */
export async function* readArchive(file: string): AsyncGenerator<ArchivedFile> {
  const groups = new Map<string, string>();
  let group = new Map<string, string>();
  let isComplete = false;
  for await (const { name, bytes } of readTar(file)) {
    if (isComplete) throw damaged('something follows its end');
    if (name === checksumOfAll) {
      requireSame(bytes, groups, name);
      isComplete = true;
    } else if (name.startsWith(checksumsFolder)) {
      requireSame(bytes, group, name);
      groups.set(name, sha256(bytes));
      group = new Map();
    } else {
      group.set(name, sha256(bytes));
      yield { name, bytes };
    }
  }
  if (!isComplete) throw damaged('its end is missing');
}

function requireSame(bytes: Buffer, checksums: ReadonlyMap<string, string>, name: string): void {
  const lines = checksumLines(checksums);
  if (bytes.toString() === lines) return;
  const promised = new Set(bytes.toString().split('\n'));
  const wrong = lines.split('\n').find((line) => !promised.has(line));
  throw damaged(`${wrong?.slice(wrong.indexOf('  ') + 2) || name} has a wrong checksum`);
}

async function* readTar(file: string): AsyncGenerator<ArchivedFile> {
  const steps = await decompression(file);
  const archive = extract();
  const read = pipeline([createReadStream(file), ...steps, archive]);
  read.catch((error: Error) => archive.destroy(error));
  try {
    for await (const entry of archive) {
      const { name, size = 0 } = entry.header;
      if (size > largestFileBytes) throw damaged(`${name} is larger than any file in a backup`);
      yield { name, bytes: await buffer(entry) };
    }
    await read;
  } catch (error) {
    throw error instanceof BackupError ? error : damaged((error as Error).message, error);
  } finally {
    archive.destroy();
    await read.catch(() => {});
  }
}

function cannotBeRead(file: string, { message }: Error): BackupError {
  return new BackupError(`${file} cannot be read: ${message}`);
}

async function decompression(file: string): Promise<Transform[]> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw cannotBeRead(file, error);
  });
  const reading = handle.read(Buffer.alloc(4), 0, 4, 0).catch((error: NodeJS.ErrnoException) => {
    throw cannotBeRead(file, error);
  });
  const { buffer: start } = await reading.finally(() => handle.close());
  if (start.readUInt16BE() === 0x1f8b) return [createGunzip()];
  if (start.readUInt32BE() === 0x28b52ffd) return [createZstdDecompress()];
  return [];
}
