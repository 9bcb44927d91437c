/** Lists of ever larger numbers below 2²⁹, each with a weight; a number costs a byte or two. */
export interface Postings {
  /** Adds a number that is larger than the last of the list. The weight is a place in `fieldWeights`. */
  append(list: number, number: number, weight: number): void;
  /** How many numbers the list has. */
  count(list: number): number;
  /** In order, until `visit` says that it has seen enough. */
  forEach(list: number, visit: (number: number, weight: number) => boolean | undefined): void;
}

const chunkBits = 20;
const chunkBytes = 1 << chunkBits;
const withinChunk = chunkBytes - 1;
/** A list grows by ever larger slices; the last four bytes of a full one say where the next begins. */
const sliceBytes = [8, 16, 32, 64, 128, 256, 512, 1024, 2048];
const linkBytes = 4;
const weightBits = 2;

const lastLevel = sliceBytes.length - 1;
const sizeOf = (level: number) => sliceBytes[level] as number;

export function createPostings(): Postings {
  const chunks: Uint8Array[] = [];
  let unused = 0;
  let lists = createLists(1024);

  function allot(size: number): number {
    if ((unused & withinChunk) + size > chunkBytes) unused = chunks.length * chunkBytes;
    const address = unused;
    if (address >>> chunkBits >= chunks.length) chunks.push(new Uint8Array(chunkBytes));
    unused += size;
    return address;
  }

  function write(list: number, byte: number): void {
    let address = lists.tails[list] as number;
    if (address === lists.ends[list]) address = addSlice(list);
    (chunks[address >>> chunkBits] as Uint8Array)[address & withinChunk] = byte;
    lists.tails[list] = address + 1;
  }

  function addSlice(list: number): number {
    const level = Math.min((lists.levels[list] as number) + 1, lastLevel);
    const size = sizeOf(level);
    const next = allot(size);
    const link = lists.ends[list] as number;
    const chunk = chunks[link >>> chunkBits] as Uint8Array;
    for (let byte = 0; byte < linkBytes; byte += 1) chunk[(link & withinChunk) + byte] = next >>> (8 * byte);
    lists.ends[list] = next + size - linkBytes;
    lists.levels[list] = level;
    return next;
  }

  function begin(list: number): void {
    if (list >= lists.heads.length) lists = withRoom(lists, Math.ceil(Math.max(list + 1, list * 1.5)));
    if (lists.ends[list] !== 0) return;
    const address = allot(sizeOf(0));
    lists.heads[list] = address;
    lists.tails[list] = address;
    lists.ends[list] = address + sizeOf(0) - linkBytes;
    lists.nexts[list] = 0;
  }

  return {
    append(list, number, weight) {
      begin(list);
      const gap = number - (lists.nexts[list] as number);
      let value = (gap << weightBits) | weight;
      while (value > 127) {
        write(list, (value & 127) | 128);
        value >>>= 7;
      }
      write(list, value);
      lists.nexts[list] = number + 1;
      lists.counts[list] = (lists.counts[list] as number) + 1;
    },
    count: (list) => lists.counts[list] ?? 0,
    forEach(list, visit) {
      if (list >= lists.heads.length || lists.ends[list] === 0) return;
      const tail = lists.tails[list] as number;
      let address = lists.heads[list] as number;
      let level = 0;
      let end = address + sizeOf(0) - linkBytes;
      let chunk = chunks[address >>> chunkBits] as Uint8Array;
      let number = 0;
      let value = 0;
      let shift = 0;
      while (address !== tail) {
        if (address === end) {
          const link = end & withinChunk;
          address = 0;
          for (let byte = linkBytes - 1; byte >= 0; byte -= 1)
            address = address * 256 + (chunk[link + byte] as number);
          chunk = chunks[address >>> chunkBits] as Uint8Array;
          level = Math.min(level + 1, lastLevel);
          end = address + sizeOf(level) - linkBytes;
        }
        const byte = chunk[address & withinChunk] as number;
        address += 1;
        value |= (byte & 127) << shift;
        if (byte > 127) {
          shift += 7;
          continue;
        }
        number += value >>> weightBits;
        if (visit(number, value & 3)) return;
        number += 1;
        value = 0;
        shift = 0;
      }
    },
  };
}

interface Lists {
  heads: Uint32Array;
  tails: Uint32Array;
  /** Where the slice that is being filled ends; 0 where there is no list yet. */
  ends: Uint32Array;
  levels: Uint8Array;
  /** The least number that may come next. */
  nexts: Uint32Array;
  counts: Uint32Array;
}

function createLists(length: number): Lists {
  const numbers = () => new Uint32Array(length);
  return {
    heads: numbers(),
    tails: numbers(),
    ends: numbers(),
    levels: new Uint8Array(length),
    nexts: numbers(),
    counts: numbers(),
  };
}

function withRoom(lists: Lists, length: number): Lists {
  const larger = createLists(length);
  for (const name of ['heads', 'tails', 'ends', 'levels', 'nexts', 'counts'] as const)
    larger[name].set(lists[name]);
  return larger;
}
