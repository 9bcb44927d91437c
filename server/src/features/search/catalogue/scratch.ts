import type { Steps } from '../../../lib/steps.ts';

/** Arrays that a computation needs only until it ends. */
export interface Scratch {
  /** An array of this length, with any contents. */
  array(length: number): Uint32Array<ArrayBuffer>;
  copyOf(array: Uint32Array): Uint32Array<ArrayBuffer>;
  /** Gives the arrays back: call this at the end, also if the computation fails. */
  end(): void;
}

const spare: Uint32Array<ArrayBuffer>[] = [];
const mostSpare = 16;

/**
 * Arrays are used again, because new ones of a hundred kilobytes for every search take memory until the garbage
 * collector runs, and make it run often.
 */
export function createScratch(): Scratch {
  const lent: Uint32Array<ArrayBuffer>[] = [];

  function array(length: number) {
    // The smallest that is long enough, so that long ones are left for those who need them.
    let place = -1;
    for (const [index, each] of spare.entries()) {
      const smallest = spare[place]?.length ?? Number.POSITIVE_INFINITY;
      if (each.length >= length && each.length < smallest) place = index;
    }
    const [found = new Uint32Array(Math.ceil(length * 1.125))] = place < 0 ? [] : spare.splice(place, 1);
    lent.push(found);
    return found.subarray(0, length);
  }

  return {
    array,
    copyOf(original) {
      const copy = array(original.length);
      copy.set(original);
      return copy;
    },
    end() {
      spare.push(...lent.splice(0));
      // The oldest may have been made for a smaller catalogue.
      spare.splice(0, spare.length - mostSpare);
    },
  };
}

/** A computation with a scratch. */
export function* withScratch<T>(work: (scratch: Scratch) => Steps<T>): Steps<T> {
  const scratch = createScratch();
  try {
    return yield* work(scratch);
  } finally {
    scratch.end();
  }
}
