import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, createZstdCompress } from 'node:zlib';
import { pack } from 'tar-stream';
import { checksumLines, checksumOfAll, checksumsFolder, sha256 } from './archive-format.ts';
import { type ArchiveOutput, fileOutput } from './places/archive-output.ts';

export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>;
  /** Writes the checksums of the files since the previous checksums. */
  endGroup(name: string): Promise<void>;
  /** Gives the finished archive its final name. */
  finish(): Promise<void>;
  abandon(): Promise<void>;
}

const onlyForOneself = 0o600;

/** A tar file that only its owner can read, compressed according to its name, and flushed to disk. */
export function createArchiveWriter(place: string | ArchiveOutput, madeAt: Date): ArchiveWriter {
  const output = typeof place === 'string' ? fileOutput(place) : place;
  const archive = pack();
  const written = pipeline([
    Readable.from(archive),
    ...(compressionOf(output.name)?.() ?? []),
    output.stream,
  ]);
  // Who writes next learns of a failure from `written`. Without listeners, a late error would end the process.
  written.catch(() => {});
  archive.on('error', () => {});
  output.stream.on('error', () => {});
  const groups = new Map<string, string>();
  let group = new Map<string, string>();

  async function write(name: string, bytes: Buffer): Promise<void> {
    const entry = new Promise<void>((resolve, reject) => {
      const header = { name, size: bytes.length, mtime: madeAt, mode: onlyForOneself };
      const sink = archive.entry(header, (error) => (error ? reject(error) : resolve()));
      sink.on('error', reject).end(bytes);
    });
    try {
      // A full disk closes the file, and the entry would wait forever.
      await Promise.race([entry, written]);
    } catch (error) {
      // Reports the cause instead of the closed file.
      if (archive.destroyed) await written;
      throw error;
    }
  }

  return {
    async add(name, bytes) {
      group.set(name, sha256(bytes));
      await write(name, bytes);
    },
    async endGroup(name) {
      const bytes = Buffer.from(checksumLines(group));
      groups.set(`${checksumsFolder}${name}`, sha256(bytes));
      group = new Map();
      await write(`${checksumsFolder}${name}`, bytes);
    },
    async finish() {
      await write(checksumOfAll, Buffer.from(checksumLines(groups)));
      archive.finalize();
      await written;
      await output.finish();
    },
    async abandon() {
      archive.destroy();
      await written.catch(() => {});
      await output.abandon();
    },
  };
}

const compressions: readonly [RegExp, () => Transform[]][] = [
  [/\.tar$/, () => []],
  [/\.(tar\.gz|tgz)$/, () => [createGzip()]],
  [/\.(tar\.zst|tzst)$/, () => [createZstdCompress()]],
];

const compressionOf = (file: string) => compressions.find(([ending]) => ending.test(file))?.[1];

/** Whether the file name has a known ending. */
export function isArchiveName(file: string): boolean {
  return compressionOf(file) !== undefined;
}
