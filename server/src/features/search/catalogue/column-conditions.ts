import { type Bitmap, fillBits, hasBit } from './bitmaps.ts';
import { largestCode, type Numbers, numberAt } from './numbers.ts';

// The loops over slots look alike on purpose: one loop that calls a function for its bits takes up to twice as long.

/** Whether listings meet a filter, by their columns. */
export interface ColumnCondition {
  isMet(slot: number): boolean;
  /** Sets the bits of the slots that meet the condition, from one slot to before another. */
  fill(bitmap: Bitmap, from: number, to: number): void;
}

type Accepts = (code: number) => boolean;

/** Whether a code is the index of a wanted value in the list of all values. */
export function isOneOf<T>(all: readonly T[], wanted: readonly T[]): Accepts {
  return (code) => wanted.includes(all[code] as T);
}

/** For a column of codes below `codes`. */
export function byCode(column: Uint8Array | Uint16Array, accepts: Accepts, codes = 256): ColumnCondition {
  /** Made for many slots only: an alert tests one. */
  let fillWhole: FillWhole | undefined;
  const isMet = (slot: number) => accepts(column[slot] as number);
  const bitOf = (slot: number) => (isMet(slot) ? 1 : 0);
  return {
    isMet,
    fill(bitmap, from, to) {
      const start = Math.min(to, (from + 31) & ~31);
      const end = Math.max(start, to & ~31);
      fillBits(bitmap, from, start, bitOf);
      if (end > start) {
        fillWhole ??= wholeBy(
          column,
          new Uint8Array(codes).map((_, code) => Number(accepts(code))),
        );
        fillWhole(bitmap, start >>> 5, end >>> 5);
      }
      fillBits(bitmap, end, to, bitOf);
    },
  };
}

/** Fills whole numbers of a bitmap, from one place to before another. */
type FillWhole = (bitmap: Bitmap, from: number, to: number) => void;

/**
 * Reads four bytes of the column at a time and looks codes up without branches, which the processor would mispredict
 * half of the time.
 */
function wholeBy(column: Uint8Array | Uint16Array, bitOf: Uint8Array): FillWhole {
  const words = new Uint32Array(column.buffer, column.byteOffset, column.byteLength >>> 2);
  if (column.BYTES_PER_ELEMENT === 2) {
    return (bitmap, from, to) => {
      for (let place = from, at = from * 16; place < to; place += 1) {
        let bits = 0;
        for (let slot = 0; slot < 32; slot += 2, at += 1) {
          const word = words[at] as number;
          bits |= ((bitOf[word & 0xffff] as number) | ((bitOf[word >>> 16] as number) << 1)) << slot;
        }
        bitmap[place] = bits;
      }
    };
  }
  const bitsOf = bitsOfPairs(bitOf);
  return (bitmap, from, to) => {
    for (let place = from, at = from * 8; place < to; place += 1) {
      let bits = 0;
      for (let slot = 0; slot < 32; slot += 4, at += 1) {
        const word = words[at] as number;
        bits |= ((bitsOf[word & 0xffff] as number) | ((bitsOf[word >>> 16] as number) << 2)) << slot;
      }
      bitmap[place] = bits;
    }
  };
}

/** The two bits of each pair of codes, the first one in the lower byte. */
function bitsOfPairs(bitOf: Uint8Array): Uint8Array {
  const pairs = new Uint8Array(2 ** 16);
  const withBit = bitOf.map((bit) => bit | 2);
  for (let second = 0; second < 256; second += 1) pairs.set(bitOf[second] ? withBit : bitOf, second * 256);
  return pairs;
}

interface NumberRange {
  min: number;
  max?: number | undefined;
}

/** NaN is in no range. */
export function byNumber(column: Numbers, range: NumberRange): ColumnCondition {
  const { codes } = column;
  const { low, high, isInside, rareBits } = codeRange(column, range);
  return {
    isMet: (slot) => isInside(numberAt(column, slot)),
    fill(bitmap, from, to) {
      const rare = rareBits();
      for (let slot = from; slot < to; ) {
        const place = slot >>> 5;
        const end = Math.min(to, (place + 1) << 5);
        let bits = bitmap[place] as number;
        for (; slot < end; slot += 1) {
          const code = codes[slot] as number;
          bits |= (isBetween(code, low, high) | rareBit(rare, code)) << (slot & 31);
        }
        bitmap[place] = bits;
      }
    },
  };
}

/** A number in a range, where another column has a code. */
export function byNumberOf(
  { column: kinds, code: kind }: { column: Uint8Array; code: number },
  column: Numbers,
  range: NumberRange,
): ColumnCondition {
  const { codes } = column;
  const { low, high, isInside, rareBits } = codeRange(column, range);
  const bitOf = new Uint8Array(256).fill(1, kind, kind + 1);
  return {
    isMet: (slot) => kinds[slot] === kind && isInside(numberAt(column, slot)),
    fill(bitmap, from, to) {
      const rare = rareBits();
      for (let slot = from; slot < to; ) {
        const place = slot >>> 5;
        const end = Math.min(to, (place + 1) << 5);
        let bits = bitmap[place] as number;
        for (; slot < end; slot += 1) {
          const code = codes[slot] as number;
          const bit = isBetween(code, low, high) | rareBit(rare, code);
          bits |= (bit & (bitOf[kinds[slot] as number] as number)) << (slot & 31);
        }
        bitmap[place] = bits;
      }
    },
  };
}

/** The codes of the numbers in a range, and which of the rare numbers are in it. */
function codeRange({ rare }: Numbers, { min, max = Number.POSITIVE_INFINITY }: NumberRange) {
  const isInside = (value: number) => value >= min && value <= max;
  const low = Math.max(0, Math.ceil(min));
  const high = Math.min(largestCode, Math.floor(max));
  let bits = new Uint8Array(0);
  return {
    isInside,
    ...(low > high ? { low: 0, high: -1 } : { low, high }),
    /** A bit for each rare number; there is at least one. */
    rareBits() {
      if (bits.length <= rare.length)
        bits = Uint8Array.from([...rare, Number.NaN], (value) => Number(isInside(value)));
      return bits;
    },
  };
}

/** 1 if the code is 0 or more and in the range, otherwise 0, without a branch. */
function isBetween(code: number, low: number, high: number): number {
  return (((code - low) | (high - code) | code) >>> 31) ^ 1;
}

/** The bit of a rare number; 0 for a code that is the number itself. */
function rareBit(bits: Uint8Array, code: number): number {
  return (code >>> 31) & (bits[(code >> 31) & ~code] as number);
}

/** At least a number. */
export function byLeast(column: Uint32Array, least: number): ColumnCondition {
  return {
    isMet: (slot) => (column[slot] as number) >= least,
    fill(bitmap, from, to) {
      for (let slot = from; slot < to; ) {
        const place = slot >>> 5;
        const end = Math.min(to, (place + 1) << 5);
        let bits = bitmap[place] as number;
        for (; slot < end; slot += 1) bits |= Number((column[slot] as number) >= least) << (slot & 31);
        bitmap[place] = bits;
      }
    },
  };
}

/** The slots of a bitmap. */
export function byBitmap(wanted: Bitmap): ColumnCondition {
  return bySlot((slot) => hasBit(wanted, slot));
}

/** Tests each slot by itself, for conditions that are rare. */
export function bySlot(isMet: (slot: number) => boolean): ColumnCondition {
  return {
    isMet,
    fill: (bitmap, from, to) => fillBits(bitmap, from, to, (slot) => (isMet(slot) ? 1 : 0)),
  };
}
