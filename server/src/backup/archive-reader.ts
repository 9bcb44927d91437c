import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import {
  type ArchivedFile,
  checksumLines,
  checksumOfAll,
  checksumsFolder,
  sha256,
} from './archive-format.ts';
import { BackupError, damaged } from './backup-error.ts';
import { type ArchiveSource, fileSource } from './places/archive-source.ts';

const largestFileBytes = 256 * 1024 * 1024;

/** Yields every file of an archive in order. Throws on a wrong checksum, and if the archive is truncated. */
export async function* readArchive(archive: string | ArchiveSource): AsyncGenerator<ArchivedFile> {
  const groups = new Map<string, string>();
  let group = new Map<string, string>();
  let isComplete = false;
  for await (const { name, bytes } of readTar(typeof archive === 'string' ? fileSource(archive) : archive)) {
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

async function* readTar(source: ArchiveSource): AsyncGenerator<ArchivedFile> {
  const { stream, decompression } = await source.open();
  const archive = extract();
  const read = pipeline([stream, ...decompression, archive]);
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
