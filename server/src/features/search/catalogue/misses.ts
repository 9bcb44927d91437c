/**
 * What each slot misses: the high byte of its mark counts the conditions that are not met, the low byte adds up their
 * numbers. Nothing missed is 0; one alone is `missedAlone` of its number.
 */
export interface Misses {
  readonly marks: Uint16Array;
  /** Slots from here on were never used. */
  readonly used: number;
}

/** Adds the mark to every slot that does not meet it. */
interface Noting {
  note(misses: Misses, mark: number): void;
}

const oneMiss = 1 << 8;
/** More than there are conditions. */
const vacant = 1 << 15;

export function missedAlone(number: number): number {
  return oneMiss + number;
}

/** The number of the condition that is missed alone; nothing where none or several are. */
export function numberMissedAlone(mark: number): number | undefined {
  return mark >> 8 === 1 ? mark & 255 : undefined;
}

/** Room that every search uses again. */
export function createMisses() {
  let marks = new Uint16Array(0);
  return {
    /** Valid until the next call. Slots without a listing miss more than one condition. */
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
