import { capacityFor } from '../capacity.ts';
import type { Stored } from '../snapshot/stored.ts';
import { bitsAt, bitsSeen, readBits } from './bits.ts';
import { createLists, withCapacity } from './posting-lists.ts';

/**
 * Lists of increasing numbers below 2²⁹, in some lists each with a note. The gaps between numbers are Rice-coded, which
 * is close to optimal: three bits if every other number is in the list, seven if one in thirty is. A note takes two bits
 * more.
 */
export interface Postings {
  /** Appends a number, which must be larger than the last one, with a note from 0 to 3; in lists without notes, 0. */
  append(list: number, number: number, note: number): void;
  /** The length of the list. */
  count(list: number): number;
  /** The numbers in order with their notes, in parts of a growing size. Each part is valid until the next is read. */
  parts(list: number): Generator<Part, void, undefined>;
  readonly stored: Stored<PostingsFacts>;
  /** Call this once the arrays are filled: clears what was appended after the facts were taken. */
  settle(): void;
}

/** Only the first `count` numbers and notes count. */
export interface Part {
  readonly numbers: Uint32Array;
  readonly notes: Uint8Array;
  count: number;
}

export interface PostingsFacts {
  /** The lengths of the arrays, and how many lists there are. */
  names: number;
  rooms: number;
  lists: number;
  chunks: number;
  unused: number;
}

const chunkBits = 20;
const chunkBytes = 1 << chunkBits;
const withinChunk = chunkBytes - 1;
/**
 * A list is a chain of ever larger chunks. A chunk's first byte is the width of its code, its last four bytes link to
 * the next chunk; unused bits before the link are ones.
 */
const sliceBytes = [8, 16, 32, 64, 128, 256, 512, 1024];
const widthBytes = 1;
const linkBytes = 4;

const lastLevel = sliceBytes.length - 1;
const sizeOf = (level: number) => sliceBytes[level] as number;

/** After this many ones the gap itself follows instead of a remainder. */
const escapeOnes = 15;
const gapBits = 29;
const bitsOfNote = 2;

/** The first part is small, for readers that need only a few numbers. */
const firstPart = 32;
const largestPart = 4096;

const empty: PostingsFacts = { names: 1024, rooms: 1024, lists: 0, chunks: 0, unused: 0 };

export function createPostings(hasNotes: (list: number) => boolean, facts = empty): Postings {
  const noteBitsOf = (name: number) => (hasNotes(name) ? bitsOfNote : 0);
  const chunks = Array.from({ length: facts.chunks }, createChunk);
  let { unused, lists: used } = facts;
  /** One more than the place of a list in `lists`; 0 if it is empty, as most are. */
  let places = new Uint32Array(facts.names);
  let lists = createLists(facts.rooms);
  // Reused by every reading.
  const numbers = new Uint32Array(largestPart);
  const notes = new Uint8Array(largestPart);
  const part: Part = { numbers, notes, count: 0 };

  function allot(size: number): number {
    if ((unused & withinChunk) + size > chunkBytes) unused = chunks.length * chunkBytes;
    const address = unused;
    if (address >>> chunkBits >= chunks.length) chunks.push(createChunk());
    unused += size;
    return address;
  }

  const chunkOf = (address: number) => (chunks[address >>> chunkBits] as Chunk).bytes;
  const viewOf = (address: number) => (chunks[address >>> chunkBits] as Chunk).view;

  /** Starts a chunk with a code for the list's current average gap. */
  function fillSlice(list: number, level: number, number: number): number {
    const address = allot(sizeOf(level));
    const width = widthFor((number + 1) / ((lists.counts[list] as number) + 1));
    chunkOf(address)[address & withinChunk] = width;
    lists.widths[list] = width;
    lists.levels[list] = level;
    lists.tails[list] = (address + widthBytes) * 8;
    lists.ends[list] = (address + sizeOf(level) - linkBytes) * 8;
    return address;
  }

  const placeOf = (name: number) => (places[name] ?? 0) - 1;

  function begin(name: number, number: number): number {
    if (name >= places.length) {
      const before = places;
      places = new Uint32Array(capacityFor(name));
      places.set(before);
    }
    if (placeOf(name) >= 0) return placeOf(name);
    const list = used;
    used += 1;
    if (list >= lists.heads.length) lists = withCapacity(lists, capacityFor(list));
    places[name] = used;
    lists.heads[list] = fillSlice(list, 0, number);
    return list;
  }

  function addSlice(list: number, number: number): void {
    const end = lists.ends[list] as number;
    writeOnes(list, end - (lists.tails[list] as number));
    const link = end >>> 3;
    const next = fillSlice(list, Math.min((lists.levels[list] as number) + 1, lastLevel), number);
    viewOf(link).setUint32(link & withinChunk, next, true);
  }

  function writeOnes(list: number, count: number): void {
    let bit = lists.tails[list] as number;
    const chunk = chunkOf(bit >>> 3);
    for (const end = bit + count; bit < end; bit += 1) {
      const place = (bit >>> 3) & withinChunk;
      chunk[place] = (chunk[place] as number) | (128 >>> (bit & 7));
    }
    lists.tails[list] = bit;
  }

  /** `end` is the first bit of a byte. */
  function clearBits(from: number, end: number): void {
    const chunk = chunkOf(from >>> 3);
    const place = (from >>> 3) & withinChunk;
    if ((from & 7) > 0) chunk[place] = (chunk[place] as number) & (0xff00 >>> (from & 7));
    chunk.fill(0, ((from + 7) >>> 3) & withinChunk, (end >>> 3) & withinChunk);
  }

  /** The lowest bits of the value, most significant first. */
  function writeBits(list: number, value: number, count: number): void {
    let bit = lists.tails[list] as number;
    const chunk = chunkOf(bit >>> 3);
    for (let left = count; left > 0; ) {
      const place = (bit >>> 3) & withinChunk;
      const room = 8 - (bit & 7);
      const taken = Math.min(room, left);
      const part = (value >>> (left - taken)) & ((1 << taken) - 1);
      chunk[place] = (chunk[place] as number) | (part << (room - taken));
      bit += taken;
      left -= taken;
    }
    lists.tails[list] = bit;
  }

  function startOf(list: number, noteBits: number): Place {
    const left = lists.counts[list] as number;
    return { ...sliceAt(lists.heads[list] as number, 0), noteBits, number: 0, left };
  }

  /** A slice, from its first code. */
  function sliceAt(address: number, level: number) {
    const view = viewOf(address);
    const start = address & withinChunk;
    return {
      view,
      level,
      width: view.getUint8(start),
      bit: (start + widthBytes) * 8,
      end: (start + sizeOf(level) - linkBytes) * 8,
    };
  }

  /** Reads the next `count` numbers and notes. It is no generator, because their loops are slower. */
  function read(place: Place, count: number): number {
    let { view, level, width, bit, end, number } = place;
    const { noteBits } = place;
    // By 32 bits, nothing would be shifted.
    const noteShift = noteBits > 0 ? 32 - noteBits : 31;
    const noteMask = (1 << noteBits) - 1;
    for (let at = 0; at < count; ) {
      const ahead = bitsAt(view, bit);
      const ones = Math.clz32(~ahead);
      if (ones > escapeOnes || bit + ones >= end) {
        const next = view.getUint32(end >>> 3, true);
        ({ view, level, width, bit, end } = sliceAt(next, Math.min(level + 1, lastLevel)));
        continue;
      }
      const rest = ahead << (ones + 1);
      if (ones < escapeOnes && ones + 1 + width + noteBits <= bitsSeen) {
        number += (ones << width) | (width > 0 ? rest >>> (32 - width) : 0);
        notes[at] = ((rest << width) >>> noteShift) & noteMask;
        bit += ones + 1 + width + noteBits;
      } else {
        bit += ones + 1;
        const bits = ones === escapeOnes ? gapBits : width;
        number += (ones === escapeOnes ? 0 : ones << width) | readBits(view, bit, bits);
        notes[at] = (bitsAt(view, bit + bits) >>> noteShift) & noteMask;
        bit += bits + noteBits;
      }
      numbers[at] = number;
      number += 1;
      at += 1;
    }
    Object.assign(place, { view, level, width, bit, end, number, left: place.left - count });
    return count;
  }

  return {
    append(name, number, note) {
      const list = begin(name, number);
      const noteBits = noteBitsOf(name);
      const gap = number - (lists.nexts[list] as number);
      while (
        (lists.tails[list] as number) + codeBits(gap, lists.widths[list] as number) + noteBits >
        (lists.ends[list] as number)
      )
        addSlice(list, number);
      const width = lists.widths[list] as number;
      const ones = Math.min(gap >>> width, escapeOnes);
      writeOnes(list, ones);
      writeBits(list, 0, 1);
      if (ones === escapeOnes) writeBits(list, gap, gapBits);
      else writeBits(list, gap, width);
      writeBits(list, note, noteBits);
      lists.nexts[list] = number + 1;
      lists.counts[list] = (lists.counts[list] as number) + 1;
    },
    count: (name) => lists.counts[placeOf(name)] ?? 0,
    get stored() {
      const rooms = lists.heads.length;
      return {
        facts: { names: places.length, rooms, lists: used, chunks: chunks.length, unused },
        changing: [places, ...Object.values(lists)],
        fixed: chunks.map(({ bytes }) => bytes),
      };
    },
    settle() {
      lists.ends.forEach((end, list) => {
        if (end > 0) clearBits(lists.tails[list] as number, end);
      });
      if ((unused & withinChunk) > 0) chunkOf(unused).fill(0, unused & withinChunk);
    },
    *parts(name) {
      const list = placeOf(name);
      if (list < 0) return;
      const place = startOf(list, noteBitsOf(name));
      for (let room = firstPart; place.left > 0; room = Math.min(room * 4, largestPart)) {
        part.count = read(place, Math.min(room, place.left));
        yield part;
      }
    },
  };
}

interface Chunk {
  bytes: Uint8Array<ArrayBuffer>;
  /** Of the bytes: it reads several at once. */
  view: DataView;
}

function createChunk(): Chunk {
  const bytes = new Uint8Array(chunkBytes);
  return { bytes, view: new DataView(bytes.buffer) };
}

/** The optimal width for gaps of this average size. */
function widthFor(gap: number): number {
  return Math.min(gapBits - 1, Math.max(0, Math.floor(Math.log2(gap * Math.LN2))));
}

function codeBits(gap: number, width: number): number {
  const ones = gap >>> width;
  return ones < escapeOnes ? ones + 1 + width : escapeOnes + 1 + gapBits;
}

/** How far a list is read. */
interface Place {
  view: DataView;
  level: number;
  width: number;
  noteBits: number;
  bit: number;
  end: number;
  /** The smallest number that may follow. */
  number: number;
  left: number;
}
