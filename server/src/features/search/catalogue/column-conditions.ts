import { type Bitmap, fillBits, hasBit } from './bitmaps.ts';
import { largestCode, type Numbers, numberAt } from './numbers.ts';

// The loops of `fill` look alike on purpose: one loop that calls a function for its bits takes up to twice as long.

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
  /** Filled in for many slots only: an alert tests one. */
  let known: Uint8Array | undefined;
  return {
    isMet: (slot) => accepts(column[slot] as number),
    // Without branches, which the processor would mispredict half of the time.
    fill(bitmap, from, to) {
      known ??= new Uint8Array(codes).map((_, code) => (accepts(code) ? 1 : 0));
      const bitOf = known;
      for (let slot = from; slot < to; ) {
        const place = slot >>> 5;
        const end = Math.min(to, (place + 1) << 5);
        let bits = bitmap[place] as number;
        for (; slot < end; slot += 1) bits |= (bitOf[column[slot] as number] as number) << (slot & 31);
        bitmap[place] = bits;
      }
    },
  };
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
