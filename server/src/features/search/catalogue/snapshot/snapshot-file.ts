import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { TypedArray } from './stored.ts';

/** The length of the header, the header as JSON, arrays as they are in memory, and a checksum of it all. */
export interface SnapshotFile {
  header: unknown;
  /** Fills the array with the next values. */
  fill(array: TypedArray): Promise<void>;
  close(): Promise<void>;
}

const numberBytes = 4;
const partBytes = 2 ** 20;
/** A writer that was killed leaves its file; one that works writes something every few milliseconds. */
const abandonedMilliseconds = 60_000;

export interface SnapshotContents {
  header: object;
  /** They are written first, and emptied: their memory would be free only after the next full garbage collection. */
  copies: readonly (TypedArray & { buffer: ArrayBuffer })[];
  arrays: readonly TypedArray[];
  /** Whether the arrays still belong together once they are written. */
  isIntact(): boolean;
}

/** Replaces the file, unless another process does so at this moment; returns whether it did. */
export async function writeSnapshotFile(
  file: string,
  collect: () => Promise<SnapshotContents>,
): Promise<boolean> {
  const draft = `${file}.new`;
  if ((await ageOf(draft)) > abandonedMilliseconds) await rm(draft, { force: true });
  const handle = await open(draft, 'wx', 0o600).catch(unless('EEXIST'));
  if (!handle) return false;
  try {
    const { header, copies, arrays, isIntact } = await collect();
    const { append, finish } = createAppender(handle);
    for (const part of headerParts(header)) await append(part);
    for (const copy of copies) {
      await append(copy);
      copy.buffer.transfer(0);
    }
    for (const array of arrays) await append(array);
    await finish();
    await handle.sync();
    await handle.close();
    const isWhole = isIntact();
    await (isWhole ? rename(draft, file) : rm(draft));
    return isWhole;
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

/** Undefined if there is none; throws if it is damaged. */
export async function readSnapshotFile(file: string): Promise<SnapshotFile | undefined> {
  const handle = await open(file, 'r').catch(unless('ENOENT'));
  if (!handle) return undefined;
  try {
    await verify(handle);
    let position = 0;
    const take = async (bytes: Uint8Array) => {
      await readInto(handle, bytes, position);
      position += bytes.length;
    };
    const length = new Uint32Array(1);
    await take(bytesOf(length));
    const header = new Uint8Array(length[0] as number);
    await take(header);
    return {
      header: JSON.parse(new TextDecoder().decode(header)),
      fill: (array) => take(bytesOf(array)),
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Milliseconds since the file was last written; infinite without a file. */
export async function ageOf(file: string): Promise<number> {
  const found = await stat(file).catch(unless('ENOENT'));
  return found ? Date.now() - found.mtimeMs : Number.POSITIVE_INFINITY;
}

function headerParts(header: object): Uint8Array[] {
  const bytes = Buffer.from(JSON.stringify(header));
  return [bytesOf(Uint32Array.of(bytes.length)), bytes];
}

/** Appends arrays, and keeps the checksum of all of them. */
function createAppender(handle: FileHandle) {
  const part = new Uint8Array(partBytes);
  let checksum = 0;
  return {
    async append(array: TypedArray) {
      const bytes = bytesOf(array);
      for (let start = 0; start < bytes.length; start += partBytes) {
        const coming = bytes.subarray(start, start + partBytes);
        // The array may change while its copy is written.
        part.set(coming);
        const copy = part.subarray(0, coming.length);
        checksum = crc32(copy, checksum);
        await handle.writeFile(copy);
      }
    },
    finish: () => handle.writeFile(bytesOf(Uint32Array.of(checksum))),
  };
}

async function verify(handle: FileHandle): Promise<void> {
  const end = (await handle.stat()).size - numberBytes;
  if (end < numberBytes) throw new Error('The file is cut off.');
  const part = new Uint8Array(partBytes);
  let checksum = 0;
  for (let start = 0; start < end; start += partBytes) {
    const bytes = part.subarray(0, Math.min(partBytes, end - start));
    await readInto(handle, bytes, start);
    checksum = crc32(bytes, checksum);
  }
  const expected = new Uint32Array(1);
  await readInto(handle, bytesOf(expected), end);
  if (expected[0] !== checksum) throw new Error('The checksum of the file is wrong.');
}

async function readInto(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, done, bytes.length - done, position + done);
    if (bytesRead === 0) throw new Error('The file is cut off.');
    done += bytesRead;
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: TypedArray): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function unless(code: string): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error;
    return undefined;
  };
}
