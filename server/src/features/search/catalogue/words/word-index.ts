import { fieldScores } from '../../ranking.ts';
import { type Bitmap, setBit } from '../bitmaps.ts';
import { gone } from '../catalogue-columns.ts';
import { createPostings } from './postings.ts';
import { readVector } from './read-vector.ts';
import { createWordNumbers } from './word-numbers.ts';

/** The inverted index: which words occur in which slots, and their best scores. */
export interface WordIndex {
  /** Adds the words of a listing, as the database writes them, in a slot larger than all before. */
  put(slot: number, vector: string): void;
  /** Rewrites the lists: each slot is renumbered by this table, and slots numbered `gone` are dropped. */
  renumber(slots: Uint32Array): void;
  /**
   * Scores the first `size` slots: the sum of each word's best score, as a whole word or a prefix. Of words with `|`
   * between them, the best one counts. Valid until the next search.
   */
  score(words: readonly string[], slots: number): Uint16Array;
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
}

/** Each word has a list per best score, so that a list contains only slots. */
const fields = fieldScores.length;
const description = 0;

/** Slots only grow, so lists are only appended to. `isThere` tells which slots still have a listing. */
export function createWordIndex(isThere: (slot: number) => boolean): WordIndex {
  let wordNumbers = createWordNumbers();
  let postings = createPostings();
  // Buffers reused by every search.
  let scores = new Uint16Array(0);
  let best = new Uint16Array(0);
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

  /** Raises the score of each slot to the word's best score there. */
  function raise(target: Uint16Array, word: string): void {
    const number = wordNumbers.numberOf(word);
    if (number === undefined) return;
    fieldScores.forEach((score, field) => {
      postings.forEach(number * fields + field, (slot) => {
        if ((target[slot] as number) < score) target[slot] = score;
        return undefined;
      });
    });
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
      readVector(vector, (word, field) => postings.append(wordNumbers.add(word) * fields + field, slot));
    },
    renumber(slots) {
      const old = { wordNumbers, postings };
      wordNumbers = createWordNumbers();
      postings = createPostings();
      for (const word of old.wordNumbers.beginningWith('')) {
        const before = old.wordNumbers.add(word) * fields;
        let after: number | undefined;
        for (let field = 0; field < fields; field += 1) {
          old.postings.forEach(before + field, (slot) => {
            const now = slots[slot] as number;
            if (now === gone) return undefined;
            after ??= wordNumbers.add(word) * fields;
            postings.append(after + field, now);
            return undefined;
          });
        }
      }
    },
    score(words, slots) {
      scores = emptied(scores, slots);
      words.forEach((word, place) => {
        if (place > 0) best = emptied(best, slots);
        for (const each of word.split('|'))
          for (const longer of wordNumbers.beginningWith(each)) raise(place > 0 ? best : scores, longer);
        if (place > 0) addUp(scores, best, slots);
      });
      return scores.subarray(0, slots);
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
  };
}

/** The scores of the first `size` slots; undefined without words. */
export function scoresOf(
  words: readonly string[] = [],
  index: Pick<WordIndex, 'score'>,
  slots: number,
): Uint16Array | undefined {
  return words.length > 0 ? index.score(words, slots) : undefined;
}

/** Adds the scores of another word. */
function addUp(scores: Uint16Array, more: Uint16Array, slots: number): void {
  for (let slot = 0; slot < slots; slot += 1)
    scores[slot] = (scores[slot] as number) + (more[slot] as number);
}

/** A buffer of at least this size, filled with 0. */
function emptied<Buffer extends Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>>(
  buffer: Buffer,
  slots: number,
): Buffer {
  const create = buffer.constructor as new (length: number) => Buffer;
  return buffer.length < slots ? new create(Math.ceil(slots * 1.125)) : (buffer.fill(0, 0, slots) as Buffer);
}
