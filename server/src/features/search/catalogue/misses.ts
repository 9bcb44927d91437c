/**
 * A mark per slot: the high byte counts the conditions that it fails, the low byte adds up their numbers. 0 means
 * that it meets all; `missedAlone` of a number that it fails only that one.
 */
export interface Misses {
  readonly marks: Uint16Array;
  /** Slots from here on were never used. */
  readonly used: number;
}

/** Adds the mark to every slot that does not meet the condition. */
interface Noting {
  note(misses: Misses, mark: number): void;
}

const oneMiss = 1 << 8;
/** More than the number of conditions. */
const vacant = 1 << 15;

export function missedAlone(number: number): number {
  return oneMiss + number;
}

/** The number of the only failed condition; undefined if none or several failed. */
export function numberMissedAlone(mark: number): number | undefined {
  return mark >> 8 === 1 ? mark & 255 : undefined;
}

/** A buffer reused by every search. */
export function createMisses() {
  let marks = new Uint16Array(0);
  return {
    /** Valid until the next call. Vacant slots fail more than one condition. */
    of(conditions: readonly Noting[], used: number, vacantSlots: readonly number[]): Misses {
      if (marks.length < used) marks = new Uint16Array(Math.ceil(used * 1.125));
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
