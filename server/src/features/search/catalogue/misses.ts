/** A mark per slot: one bit for each condition that it fails, by the number of the condition. 0 means that it meets all. */
export interface Misses {
  readonly marks: Uint32Array;
  /** Slots from here on were never used. */
  readonly used: number;
}

/** Adds the mark to every slot that does not meet the condition. */
interface Noting {
  note(misses: Misses, mark: number): void;
}

/** More than there are filters. */
export const mostConditions = 30;
/** Two bits beside those of conditions, so that it never looks like a single failed condition. */
const vacant = 0b11 << mostConditions;

export function missedAlone(number: number): number {
  return 1 << number;
}

/** The number of the only failed condition; undefined if none or several failed. */
export function numberMissedAlone(mark: number): number | undefined {
  return mark !== 0 && (mark & (mark - 1)) === 0 ? 31 - Math.clz32(mark) : undefined;
}

/** A buffer reused by every search. */
export function createMisses() {
  let marks = new Uint32Array(0);
  return {
    /** At most `mostConditions`. Valid until the next call. */
    of(conditions: readonly Noting[], used: number, vacantSlots: readonly number[]): Misses {
      if (marks.length < used) marks = new Uint32Array(Math.ceil(used * 1.125));
      marks.fill(0, 0, used);
      for (const slot of vacantSlots) marks[slot] = vacant;
      const misses = { marks, used };
      conditions.forEach((condition, number) => {
        condition.note(misses, missedAlone(number));
      });
      return misses;
    },
  };
}
