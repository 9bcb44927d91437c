import type { Steps } from '../../../../lib/steps.ts';
import { closenessOf, lastPart, mostCloseness } from '../../closeness.ts';
import { closenessScale, fieldScores } from '../../ranking.ts';
import { type Bitmap, countBits, inSteps, lowestSlot, setBit } from '../bitmaps.ts';
import type { Part } from './postings.ts';

/** The words of an index and, for each field, the slots where they have their best score with the part of the listing. */
export interface WordLists {
  beginningWith(word: string): readonly string[];
  parts(word: string, field: number): Iterable<Part>;
  /** The number of slots in the parts of all fields. */
  countOf(word: string): number;
}

interface Ranked {
  /**
   * The sum of each word's best score, and how close the words are, for each slot. Of words with `|` between them, the
   * best one counts.
   */
  readonly scores: Uint16Array;
  /** The wanted slots with any of the words, or only those with all words. */
  readonly matching: Bitmap;
  readonly haveAll: boolean;
}

/**
 * Ranks the wanted slots with any of the words. If `enough` is given and as many have all words, only these are
 * ranked, which takes about half as long. The result is valid until the next call.
 */
export type Ranking = (words: readonly string[], wanted: Bitmap, enough?: number) => Steps<Ranked>;

/**
 * The lowest bits of a value tell how early the word comes, from 0 to `lastPart`; those above are its score. With the
 * highest of `fieldScores` a value fits into a byte.
 */
const partBits = 2;
const partMask = (1 << partBits) - 1;

/** The slots with a word, as a whole word or a prefix. Of words with `|` between them, any counts. */
export function* partsWith(lists: WordLists, word: string): Generator<{ part: Part; score: number }> {
  for (const longer of longerWords(lists, word)) {
    for (const [field, score] of fieldScores.entries()) {
      for (const part of lists.parts(longer, field)) yield { part, score };
    }
  }
}

const longerWords = (lists: WordLists, word: string) => word.split('|').flatMap(lists.beginningWith);

/** The most slots that can have the word. */
function mostWith(lists: WordLists, word: string): number {
  return longerWords(lists, word).reduce((sum, longer) => sum + lists.countOf(longer), 0);
}

export function createRanking(lists: WordLists): Ranking {
  // Buffers reused by every call.
  let ranks = new Uint16Array(0);
  let best = new Uint8Array(0);
  /** The first and the last part with a word, with four bits each. */
  let spans = new Uint8Array(0);
  let saying = new Uint32Array(0);
  let matching = new Uint32Array(0);

  /** Raises the value of each slot to the word's best score there, the earliest part of the listing with it first. */
  function raise({ numbers, notes, count }: Part, score: number, slots: number): void {
    for (let at = 0; at < count; at += 1) {
      const slot = numbers[at] as number;
      // Listings that came since are not ranked.
      if (slot >= slots) return;
      const value = (score << partBits) + lastPart - (notes[at] as number);
      if ((best[slot] as number) < value) best[slot] = value;
      setBit(saying, slot);
    }
  }

  /**
   * Adds the scores of a word for the slots among some, and how much closer or farther apart it makes the words of each
   * listing. If all words are needed, only the slots with this word stay.
   */
  function addUp(from: number, end: number, among: Bitmap, needsAll: boolean): void {
    for (let place = from; place < end; place += 1) {
      const having = (saying[place] as number) & (among[place] as number);
      for (let bits = having; bits !== 0; bits &= bits - 1) {
        const slot = lowestSlot(place, bits);
        const value = best[slot] as number;
        const part = lastPart - (value & partMask);
        const score = (value >>> partBits) * closenessScale;
        const sum = ranks[slot] as number;
        if (sum === 0) {
          ranks[slot] = score + mostCloseness;
          spans[slot] = (part << 4) | part;
        } else {
          const span = spans[slot] as number;
          const first = Math.min(part, span >>> 4);
          const last = Math.max(part, span & 15);
          ranks[slot] = sum + score + closenessOf(last - first) - closenessOf((span & 15) - (span >>> 4));
          spans[slot] = (first << 4) | last;
        }
      }
      matching[place] = needsAll ? having : (matching[place] as number) | having;
      saying[place] = 0;
    }
    best.fill(0, from * 32, end * 32);
  }

  /** Ranks the wanted slots with any of the words, or else with all of them as long as there are enough. */
  function* rankThose(words: readonly string[], wanted: Bitmap, enough?: number): Steps<Ranked | undefined> {
    const { length } = wanted;
    const size = length * 32;
    ranks = emptied(ranks, size);
    best = emptied(best, size);
    spans = emptied(spans, size);
    saying = emptied(saying, length);
    matching = emptied(matching, length);
    const haveAll = enough !== undefined;
    const found = matching.subarray(0, length);
    let among = wanted;
    for (const word of words) {
      for (const { part, score } of partsWith(lists, word)) {
        raise(part, score, size);
        yield;
      }
      yield* inSteps(length, (from, end) => addUp(from, end, among, haveAll));
      if (!haveAll) continue;
      if (countBits(found) < enough) return undefined;
      among = found;
    }
    return { scores: ranks.subarray(0, size), matching: found, haveAll };
  }

  return function* rank(words, wanted, enough = Number.POSITIVE_INFINITY) {
    const counts = new Map(words.map((word) => [word, mostWith(lists, word)]));
    const countOf = (word: string) => counts.get(word) as number;
    // Too few with all words are noticed early.
    const rarestFirst = words.toSorted((one, other) => countOf(one) - countOf(other));
    const mayBeEnough = words.length > 1 && rarestFirst.every((word) => countOf(word) >= enough);
    const withAll = mayBeEnough ? yield* rankThose(rarestFirst, wanted, enough) : undefined;
    return withAll ?? ((yield* rankThose(rarestFirst, wanted)) as Ranked);
  };
}

type Buffer = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** A buffer of at least this size, filled with 0. */
function emptied<Kind extends Buffer>(buffer: Kind, size: number): Kind {
  const create = buffer.constructor as new (length: number) => Kind;
  return buffer.length < size ? new create(Math.ceil(size * 1.125)) : (buffer.fill(0, 0, size) as Kind);
}
