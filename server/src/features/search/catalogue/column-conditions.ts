import type { Misses } from './misses.ts';
import { type Numbers, numberAt } from './numbers.ts';

/** Evaluates a condition on a whole column, several times as fast as per listing. */
export interface ColumnCondition {
  /** Adds the mark to every slot that does not meet the condition. */
  note(misses: Misses, mark: number): void;
  /** Keeps the slots that meet the condition among the first `count`, in order; returns their number. */
  keep(slots: Uint32Array, count: number): number;
}

type Accepts = (code: number) => boolean;

/** Whether a code is the index of a wanted value in the list of all values. */
export function isOneOf<T>(all: readonly T[], wanted: readonly T[]): Accepts {
  return (code) => wanted.includes(all[code] as T);
}

/** For a column of codes below `codes`. */
export function byCode(column: Uint8Array | Uint16Array, accepts: Accepts, codes = 256): ColumnCondition {
  return {
    note({ marks, used }, mark) {
      const markOf = new Uint32Array(codes).map((_, code) => (accepts(code) ? 0 : mark));
      for (let slot = 0; slot < used; slot += 1) {
        marks[slot] = (marks[slot] as number) + (markOf[column[slot] as number] as number);
      }
    },
    keep(slots, count) {
      const isMet = new Uint8Array(codes).map((_, code) => (accepts(code) ? 1 : 0));
      let kept = 0;
      // Without a branch, which the processor would mispredict half of the time.
      for (let at = 0; at < count; at += 1) {
        const slot = slots[at] as number;
        slots[kept] = slot;
        kept += isMet[column[slot] as number] as number;
      }
      return kept;
    },
  };
}

/** NaN is in no range. */
export function byNumber(
  column: Numbers,
  { min, max = Number.POSITIVE_INFINITY }: { min: number; max?: number },
): ColumnCondition {
  return {
    note({ marks, used }, mark) {
      for (let slot = 0; slot < used; slot += 1) {
        const value = numberAt(column, slot);
        if (value >= min && value <= max) continue;
        marks[slot] = (marks[slot] as number) + mark;
      }
    },
    keep(slots, count) {
      let kept = 0;
      for (let at = 0; at < count; at += 1) {
        const slot = slots[at] as number;
        const value = numberAt(column, slot);
        if (value >= min && value <= max) slots[kept++] = slot;
      }
      return kept;
    },
  };
}
