import type { OrderedSlots } from './ordered-slots.ts';

/** Keeps those of the first so many slots that meet it, in their order; returns their number. */
interface Keeping {
  keep(slots: Uint32Array, count: number): number;
}

/** So many slots are looked at together: few enough to stay in the processor's own memory. */
const piece = 1 << 15;
/** So many slots say how rare it is that a condition is met. */
const sample = 256;

/** Room that every search uses again. */
export function createMatches() {
  let room = new Uint32Array(0);
  return {
    /** The slots that meet every condition, in their order: all of them, or at least the first so many. Valid until the next search. */
    of(
      { slots, size }: Pick<OrderedSlots, 'slots' | 'size'>,
      conditions: readonly Keeping[],
      enough = Number.POSITIVE_INFINITY,
    ): Uint32Array {
      if (room.length < size) room = new Uint32Array(slots.length);
      const rarestFirst = byRarity(conditions, slots, size);
      let found = 0;
      for (let from = 0; from < size && found < enough; from += piece) {
        const looked = slots.subarray(from, Math.min(from + piece, size));
        const left = room.subarray(found, found + looked.length);
        left.set(looked);
        found += rarestFirst.reduce((count, condition) => condition.keep(left, count), looked.length);
      }
      return room.subarray(0, found);
    },
  };
}

/** What leaves the fewest comes first, so that the others have little left to look at. */
function byRarity(conditions: readonly Keeping[], slots: Uint32Array, size: number): Keeping[] {
  const looked = Uint32Array.from({ length: Math.min(size, sample) }, (_, at) => {
    return slots[Math.floor((at * size) / Math.min(size, sample))] as number;
  });
  return conditions
    .map((condition) => ({ condition, met: condition.keep(looked.slice(), looked.length) }))
    .sort((one, other) => one.met - other.met)
    .map(({ condition }) => condition);
}

/** Keeps those of the first so many slots for which it is so, in their order; says how many these are. */
export function keepWhere(slots: Uint32Array, count: number, isMet: (slot: number) => boolean): number {
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] as number;
    if (isMet(slot)) slots[kept++] = slot;
  }
  return kept;
}
