import type { Steps } from '../../../lib/steps.ts';
import { createScratch } from './scratch.ts';

/** One bit for each slot, 32 to a number. */
export type Bitmap = Uint32Array;

/** The numbers that so many slots need. */
export const bitmapLength = (slots: number): number => (slots + 31) >>> 5;

const bitAt = (bitmap: Bitmap, slot: number): number => ((bitmap[slot >>> 5] as number) >>> (slot & 31)) & 1;

export const hasBit = (bitmap: Bitmap, slot: number): boolean => bitAt(bitmap, slot) === 1;

export function setBit(bitmap: Bitmap, slot: number): void {
  bitmap[slot >>> 5] = (bitmap[slot >>> 5] as number) | (1 << (slot & 31));
}

export function clearBit(bitmap: Bitmap, slot: number): void {
  bitmap[slot >>> 5] = (bitmap[slot >>> 5] as number) & ~(1 << (slot & 31));
}

/** The slot of the lowest of some bits of the number at this place. `bits &= bits - 1` goes on to the next one. */
export const lowestSlot = (place: number, bits: number): number =>
  (place << 5) + 31 - Math.clz32(bits & -bits);

/** Sets the bits from one slot to before another to those of a function that returns 0 or 1. */
export function fillBits(bitmap: Bitmap, from: number, to: number, bitOf: (slot: number) => number): void {
  for (let slot = from; slot < to; ) {
    const place = slot >>> 5;
    const end = Math.min(to, (place + 1) << 5);
    let bits = bitmap[place] as number;
    for (; slot < end; slot += 1) bits |= bitOf(slot) << (slot & 31);
    bitmap[place] = bits;
  }
}

/** Keeps the bits that the other bitmap has too. */
export function intersect(bitmap: Bitmap, other: Bitmap): void {
  for (let place = 0; place < bitmap.length; place += 1)
    bitmap[place] = (bitmap[place] as number) & (other[place] as number);
}

/** Writes the bits that all bitmaps have into another one; returns their number. */
export function intersection(first: Bitmap, others: readonly Bitmap[], into: Bitmap): number {
  const [second = first, ...rest] = others;
  let count = intersectionOfTwo(first, second, into);
  for (const other of rest) count = intersectionOfTwo(into, other, into);
  return count;
}

/** One loop for two bitmaps at a time, without branches, takes a fifth of the time of one for any number. */
function intersectionOfTwo(one: Bitmap, other: Bitmap, into: Bitmap): number {
  let count = 0;
  for (let place = 0; place < into.length; place += 1) {
    const bits = (one[place] as number) & (other[place] as number);
    into[place] = bits;
    count += bitsIn(bits);
  }
  return count;
}

/** Writes those of the slots that have a bit into an array, which may be their own. */
export function slotsAmong(slots: Uint32Array, bitmap: Bitmap, into: Uint32Array): Uint32Array {
  let count = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] as number;
    into[count] = slot;
    count += bitAt(bitmap, slot);
  }
  return into.subarray(0, count);
}

/** Writes those of the slots that meet a test into an array, which may be their own. */
export function slotsMeeting(
  slots: Uint32Array,
  isMet: (slot: number) => boolean,
  into: Uint32Array,
): Uint32Array {
  let count = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] as number;
    into[count] = slot;
    if (isMet(slot)) count += 1;
  }
  return into.subarray(0, count);
}

/** Adds the bits of the other bitmap. */
export function unite(bitmap: Bitmap, other: Bitmap): void {
  for (let place = 0; place < bitmap.length; place += 1)
    bitmap[place] = (bitmap[place] as number) | (other[place] as number);
}

/** Clears the bits that the other bitmap has. */
export function subtract(bitmap: Bitmap, other: Bitmap): void {
  for (let place = 0; place < bitmap.length; place += 1)
    bitmap[place] = (bitmap[place] as number) & ~(other[place] as number);
}

/** Keeps the bits of the slots that meet a test; returns their number. */
export function keepMeeting(bitmap: Bitmap, isMet: (slot: number) => boolean): number {
  let count = 0;
  for (let place = 0; place < bitmap.length; place += 1) {
    let kept = bitmap[place] as number;
    for (let bits = kept; bits !== 0; bits &= bits - 1) {
      if (isMet(lowestSlot(place, bits))) count += 1;
      else kept &= ~(bits & -bits);
    }
    bitmap[place] = kept;
  }
  return count;
}

export function countBits(bitmap: Bitmap): number {
  let count = 0;
  for (let place = 0; place < bitmap.length; place += 1) count += bitsIn(bitmap[place] as number);
  return count;
}

function bitsIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** So many slots take a few milliseconds at most, whatever is done with them. */
const partSlots = 2 ** 15;

/** Works through the numbers of a bitmap, in steps. */
export function* inSteps(length: number, work: (from: number, end: number) => void): Steps<void> {
  for (let from = 0; from < length; from += partSlots / 32) {
    work(from, Math.min(length, from + partSlots / 32));
    yield;
  }
}

/** The slots in order, in parts that are valid until the next one. There is at least one, which may be empty. */
export function* slotParts(bitmap: Bitmap): Generator<Uint32Array, void, undefined> {
  const scratch = createScratch();
  const slots = scratch.array(Math.min(partSlots, bitmap.length * 32));
  try {
    let place = 0;
    do {
      const { count, next } = writeSlots(bitmap, place, slots);
      yield slots.subarray(0, count);
      place = next;
    } while (place < bitmap.length);
  } finally {
    scratch.end();
  }
}

/** Writes slots while there is room for those of one more number; returns how many, and the next number’s place. */
function writeSlots(bitmap: Bitmap, from: number, into: Uint32Array): { count: number; next: number } {
  let count = 0;
  let place = from;
  for (; place < bitmap.length && count + 32 <= into.length; place += 1) {
    for (let bits = bitmap[place] as number; bits !== 0; bits &= bits - 1) {
      into[count] = lowestSlot(place, bits);
      count += 1;
    }
  }
  return { count, next: place };
}

/** The first `most` slots in order; all of them if there are no more. */
export function slotsIn(bitmap: Bitmap, most: number): Uint32Array {
  const slots = new Uint32Array(most + 32);
  const { count } = writeSlots(bitmap, 0, slots);
  return slots.subarray(0, Math.min(count, most));
}
