import { crc32 } from 'node:zlib';

interface Entry {
  name: Buffer;
  checksum: number;
  size: number;
  offset: number;
}

const utf8Names = 0x0800;
const version = 20;

/** A ZIP file of files that are compressed already or small, as a stream; each is in memory for a moment only. */
export async function* zip(
  files: AsyncIterable<{ name: string; bytes: Buffer }>,
  madeAt: Date,
): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  const time = dosTime(madeAt);
  let offset = 0;
  for await (const { name, bytes } of files) {
    const entry = { name: Buffer.from(name), checksum: crc32(bytes), size: bytes.length, offset };
    const header = Buffer.concat([numbers([0x04034b50, 4]), description(entry, time), entry.name]);
    entries.push(entry);
    offset += header.length + bytes.length;
    yield header;
    yield bytes;
  }
  const directory = Buffer.concat(entries.map((entry) => directoryEntry(entry, time)));
  yield directory;
  const count = entries.length;
  yield numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  );
}

/** What stands before each file and in the directory alike. */
function description({ name, checksum, size }: Entry, time: [number, number]): Buffer {
  const [clock, day] = time;
  const stored = 0;
  return numbers(
    [version, 2],
    [utf8Names, 2],
    [stored, 2],
    [clock, 2],
    [day, 2],
    [checksum, 4],
    [size, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
  );
}

function directoryEntry(entry: Entry, time: [number, number]): Buffer {
  return Buffer.concat([
    numbers([0x02014b50, 4], [version, 2]),
    description(entry, time),
    // Comment, disk, attributes inside and outside, place.
    numbers([0, 2], [0, 2], [0, 2], [0, 4], [entry.offset, 4]),
    entry.name,
  ]);
}

function numbers(...values: readonly [value: number, bytes: 2 | 4][]): Buffer {
  return Buffer.concat(
    values.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );
}

function dosTime(date: Date): [clock: number, day: number] {
  const clock = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  return [clock, day];
}
