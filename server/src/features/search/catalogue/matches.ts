import type { OrderedSlots } from './ordered-slots.ts';

/** Keeps the slots that meet the condition among the first `count`, in order; returns their number. */
interface Keeping {
  keep(slots: Uint32Array, count: number): number;
}

/** The number of slots in a block: small enough for the processor's cache. */
const piece = 1 << 15;
/** The size of the sample that estimates selectivity. */
const sample = 256;

/** A buffer reused by every search. */
export function createMatches() {
  let buffer = new Uint32Array(0);
  return {
    /**
     * The slots that meet every condition, in order: all of them, or at least the first `limit`. Valid until the next
     * search.
     */
    of(
      { slots, size }: Pick<OrderedSlots, 'slots' | 'size'>,
      conditions: readonly Keeping[],
      enough = Number.POSITIVE_INFINITY,
    ): Uint32Array {
      if (buffer.length < size) buffer = new Uint32Array(slots.length);
      const rarestFirst = byRarity(conditions, slots, size);
      let found = 0;
      for (let from = 0; from < size && found < enough; from += piece) {
        const looked = slots.subarray(from, Math.min(from + piece, size));
        const left = buffer.subarray(found, found + looked.length);
        left.set(looked);
        found += rarestFirst.reduce((count, condition) => condition.keep(left, count), looked.length);
      }
      return buffer.subarray(0, found);
    },
  };
}

/** The most selective condition first, so that the others have few slots to check. */
function byRarity(conditions: readonly Keeping[], slots: Uint32Array, size: number): Keeping[] {
  const looked = Uint32Array.from({ length: Math.min(size, sample) }, (_, at) => {
    return slots[Math.floor((at * size) / Math.min(size, sample))] as number;
  });
  return conditions
    .map((condition) => ({ condition, met: condition.keep(looked.slice(), looked.length) }))
    .sort((one, other) => one.met - other.met)
    .map(({ condition }) => condition);
}

/** Keeps the slots that meet the condition among the first `count`, in order; returns their number. */
export function keepWhere(slots: Uint32Array, count: number, isMet: (slot: number) => boolean): number {
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] as number;
    if (isMet(slot)) slots[kept++] = slot;
  }
  return kept;
}
