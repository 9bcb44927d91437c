import { closenessOf, lastPart, partOf } from '../../closeness.ts';
import { closenessScale, fieldScores } from '../../ranking.ts';
import { type Bitmap, setBit } from '../bitmaps.ts';
import { gone } from '../catalogue-columns.ts';
import type { Stored } from '../snapshot/stored.ts';
import { createPostings, type PostingsFacts } from './postings.ts';
import { readVector } from './read-vector.ts';
import { createWordNumbers } from './word-numbers.ts';

/** The inverted index: which words occur in which slots, and their best scores. */
export interface WordIndex {
  /** Adds the words of a listing, as the database writes them, in a slot larger than all before. */
  put(slot: number, vector: string): void;
  /** Rewrites the lists: each slot is renumbered by this table, and slots numbered `gone` are dropped. */
  renumber(slots: Uint32Array): void;
  /**
   * Ranks the first `size` slots: the sum of each word's best score, as a whole word or a prefix, and how close the
   * words are. Of words with `|` between them, the best one counts. Valid until the next search.
   */
  rank(words: readonly string[], slots: number): Uint16Array;
  /** Sets the bits of the slots, from one to before another, whose title or place has all words of one of the names. */
  fillNamed(names: readonly (readonly string[])[], bitmap: Bitmap, from: number, to: number): void;
  /** Whether any slot has the word or a word with this prefix. */
  has(word: string): boolean;
  /** The words with this prefix, including those that no slot has any more. */
  beginningWith(beginning: string): readonly string[];
  /** The number of slots that have, or had, the word itself. */
  countOf(word: string): number;
  /** Slots with the word itself, up to this many for each field in which it has its best score. */
  slotsWith(word: string, most: number): number[];
  readonly stored: Stored<WordFacts>;
  /** Call this once the arrays are filled. */
  settle(): void;
}

export interface WordFacts {
  words: readonly string[];
  postings: PostingsFacts;
}

/** Each word has a list per best score, so that a list contains only slots. */
const fields = fieldScores.length;
const parts = lastPart + 1;
const description = 0;

/** Slots only grow, so lists are only appended to. `isThere` tells which slots still have a listing. */
export function createWordIndex(isThere: (slot: number) => boolean, facts?: WordFacts): WordIndex {
  let wordNumbers = createWordNumbers(facts?.words);
  let postings = createPostings(facts?.postings);
  // Buffers reused by every search.
  let ranks = new Uint16Array(0);
  let best = new Uint16Array(0);
  let firstParts = new Uint8Array(0);
  let lastParts = new Uint8Array(0);
  /** How many words of a name each slot has. */
  let said = new Uint8Array(0);

  function slotsWith(word: string, most: number): number[] {
    const number = wordNumbers.numberOf(word);
    if (number === undefined) return [];
    return fieldScores.flatMap((_, field) => {
      const slots: number[] = [];
      postings.forEach(number * fields + field, (slot) => isThere(slot) && slots.push(slot) === most);
      return slots;
    });
  }

  /** Raises the value of each slot to the word's best score there, the earliest part of the listing with it first. */
  function raise(target: Uint16Array, word: string): void {
    const number = wordNumbers.numberOf(word);
    if (number === undefined) return;
    fieldScores.forEach((score, field) => {
      postings.forEach(number * fields + field, (slot, part) => {
        const value = score * parts + lastPart - part;
        if ((target[slot] as number) < value) target[slot] = value;
        return undefined;
      });
    });
  }

  function raiseAny(target: Uint16Array, words: string): void {
    for (const word of words.split('|'))
      for (const longer of wordNumbers.beginningWith(word)) raise(target, longer);
  }

  /** Adds the scores of the next word, and notes the first and the last part with a word. */
  function addUp(slots: number): void {
    for (let slot = 0; slot < slots; slot += 1) {
      const value = best[slot] as number;
      if (value === 0) continue;
      const part = lastPart - (value % parts);
      const sum = ranks[slot] as number;
      if (sum === 0 || part < (firstParts[slot] as number)) firstParts[slot] = part;
      if (sum === 0 || part > (lastParts[slot] as number)) lastParts[slot] = part;
      ranks[slot] = sum + Math.floor(value / parts);
    }
  }

  /** The slots with the word in their title or place. */
  function forEachNaming(word: string, visit: (slot: number) => void): void {
    const number = wordNumbers.numberOf(word);
    if (number === undefined) return;
    for (let field = description + 1; field < fields; field += 1) {
      postings.forEach(number * fields + field, (slot) => {
        visit(slot);
        return undefined;
      });
    }
  }

  function countNaming(word: string): number {
    const number = wordNumbers.numberOf(word);
    if (number === undefined) return 0;
    let count = 0;
    for (let field = description + 1; field < fields; field += 1)
      count += postings.count(number * fields + field);
    return count;
  }

  return {
    put(slot, vector) {
      readVector(vector, (word, field, position) =>
        postings.append(wordNumbers.add(word) * fields + field, slot, partOf(position)),
      );
    },
    renumber(slots) {
      const old = { wordNumbers, postings };
      wordNumbers = createWordNumbers();
      postings = createPostings();
      for (const word of old.wordNumbers.beginningWith('')) {
        const before = old.wordNumbers.add(word) * fields;
        let after: number | undefined;
        for (let field = 0; field < fields; field += 1) {
          old.postings.forEach(before + field, (slot, part) => {
            const now = slots[slot] as number;
            if (now === gone) return undefined;
            after ??= wordNumbers.add(word) * fields;
            postings.append(after + field, now, part);
            return undefined;
          });
        }
      }
    },
    rank(words, slots) {
      ranks = emptied(ranks, slots);
      best = emptied(best, slots);
      if (words.length > 1) {
        firstParts = emptied(firstParts, slots);
        lastParts = emptied(lastParts, slots);
      }
      words.forEach((word, place) => {
        if (place > 0) best.fill(0, 0, slots);
        raiseAny(best, word);
        if (words.length > 1) addUp(slots);
      });
      for (let slot = 0; slot < slots; slot += 1) {
        const score = words.length > 1 ? (ranks[slot] as number) : Math.floor((best[slot] as number) / parts);
        if (score === 0) continue;
        const between = words.length > 1 ? (lastParts[slot] as number) - (firstParts[slot] as number) : 0;
        ranks[slot] = score * closenessScale + (closenessOf[between] as number);
      }
      return ranks.subarray(0, slots);
    },
    fillNamed(names, bitmap, from, to) {
      for (const name of names) {
        const rarestFirst = name
          .map((word) => ({ word, count: countNaming(word) }))
          .sort((one, other) => one.count - other.count);
        if (rarestFirst[0]?.count === 0) continue;
        if (name.length > 1) said = emptied(said, to);
        for (const [place, { word }] of rarestFirst.entries()) {
          forEachNaming(word, (slot) => {
            if (slot < from || slot >= to || (place > 0 && said[slot] !== place)) return;
            if (place + 1 === name.length) setBit(bitmap, slot);
            else said[slot] = place + 1;
          });
        }
      }
    },
    has: (word) => wordNumbers.beginningWith(word).some((each) => slotsWith(each, 1).length > 0),
    beginningWith: (beginning) => wordNumbers.beginningWith(beginning),
    countOf(word) {
      const number = wordNumbers.numberOf(word);
      if (number === undefined) return 0;
      return fieldScores.reduce((sum, _, field) => sum + postings.count(number * fields + field), 0);
    },
    slotsWith,
    get stored() {
      const { facts, ...arrays } = postings.stored;
      return { facts: { words: wordNumbers.all(), postings: facts }, ...arrays };
    },
    settle: () => postings.settle(),
  };
}

/** The ranks of the first `size` slots; undefined without words. */
export function ranksOf(
  words: readonly string[] = [],
  index: Pick<WordIndex, 'rank'>,
  slots: number,
): Uint16Array | undefined {
  return words.length > 0 ? index.rank(words, slots) : undefined;
}

/** A buffer of at least this size, filled with 0. */
function emptied<Buffer extends Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>>(
  buffer: Buffer,
  slots: number,
): Buffer {
  const create = buffer.constructor as new (length: number) => Buffer;
  return buffer.length < slots ? new create(Math.ceil(slots * 1.125)) : (buffer.fill(0, 0, slots) as Buffer);
}
