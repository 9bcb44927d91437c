import { type Bitmap, fillBits } from './bitmaps.ts';
import { type Numbers, numberAt } from './numbers.ts';

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
  const bitOf = new Uint8Array(codes).map((_, code) => (accepts(code) ? 1 : 0));
  return {
    isMet: (slot) => bitOf[column[slot] as number] === 1,
    // Without branches, which the processor would mispredict half of the time.
    fill(bitmap, from, to) {
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

/** NaN is in no range. */
export function byNumber(
  column: Numbers,
  { min, max = Number.POSITIVE_INFINITY }: { min: number; max?: number },
): ColumnCondition {
  const isMet = (slot: number) => {
    const value = numberAt(column, slot);
    return value >= min && value <= max;
  };
  return {
    isMet,
    fill(bitmap, from, to) {
      const { codes } = column;
      for (let slot = from; slot < to; ) {
        const place = slot >>> 5;
        const end = Math.min(to, (place + 1) << 5);
        let bits = bitmap[place] as number;
        for (; slot < end; slot += 1) {
          const code = codes[slot] as number;
          const met = code >= 0 ? code >= min && code <= max : isMet(slot);
          bits |= (met ? 1 : 0) << (slot & 31);
        }
        bitmap[place] = bits;
      }
    },
  };
}

/** Tests each slot by itself, for conditions that are rare. */
export function bySlot(isMet: (slot: number) => boolean): ColumnCondition {
  return {
    isMet,
    fill: (bitmap, from, to) => fillBits(bitmap, from, to, (slot) => (isMet(slot) ? 1 : 0)),
  };
}
