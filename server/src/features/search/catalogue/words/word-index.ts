import { fieldWeights } from '../../ranking.ts';
import { gone } from '../catalogue-columns.ts';
import { createPostings } from './postings.ts';
import { readVector } from './read-vector.ts';
import { createWordNumbers } from './word-numbers.ts';

/** The inverted index: which words occur in which slots, and their best weights. */
export interface WordIndex {
  /** Adds the words of a listing, as the database writes them, in a slot larger than all before. */
  put(slot: number, vector: string): void;
  /** Rewrites the lists: each slot is renumbered by this table, and slots numbered `gone` are dropped. */
  renumber(slots: Uint32Array): void;
  /**
   * Scores the first `size` slots: the sum of each word's best weight if every word occurs as a whole word or a
   * prefix, otherwise 0. Undefined without words. Valid until the next search.
   */
  score(words: readonly string[], slots: number): Uint8Array;
  /** Whether any slot has the word or a word with this prefix. */
  has(word: string): boolean;
  /** The words with this prefix, including those that no slot has any more. */
  beginningWith(beginning: string): readonly string[];
  /** The number of slots that have, or had, the word itself. */
  countOf(word: string): number;
  /** Slots with the word itself, up to this many for each field in which it has its best weight. */
  slotsWith(word: string, most: number): number[];
}

/** Each word has a list per best weight, so that a list contains only slots. */
const fields = fieldWeights.length;

/** Slots only grow, so lists are only appended to. `isThere` tells which slots still have a listing. */
export function createWordIndex(isThere: (slot: number) => boolean): WordIndex {
  let wordNumbers = createWordNumbers();
  let postings = createPostings();
  // Buffers reused by every search.
  let scores = new Uint8Array(0);
  let best = new Uint8Array(0);

  function slotsWith(word: string, most: number): number[] {
    const number = wordNumbers.numberOf(word);
    if (number === undefined) return [];
    return fieldWeights.flatMap((_, field) => {
      const slots: number[] = [];
      postings.forEach(number * fields + field, (slot) => isThere(slot) && slots.push(slot) === most);
      return slots;
    });
  }

  /** Raises the score of each slot to the word's best weight there. */
  function raise(target: Uint8Array, word: string): void {
    const number = wordNumbers.numberOf(word);
    if (number === undefined) return;
    fieldWeights.forEach((weight, field) => {
      postings.forEach(number * fields + field, (slot) => {
        if ((target[slot] as number) < weight) target[slot] = weight;
        return undefined;
      });
    });
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
        for (const longer of wordNumbers.beginningWith(word)) raise(place > 0 ? best : scores, longer);
        if (place > 0) addUp(scores, best, slots);
      });
      return scores.subarray(0, slots);
    },
    has: (word) => wordNumbers.beginningWith(word).some((each) => slotsWith(each, 1).length > 0),
    beginningWith: (beginning) => wordNumbers.beginningWith(beginning),
    countOf(word) {
      const number = wordNumbers.numberOf(word);
      if (number === undefined) return 0;
      return fieldWeights.reduce((sum, _, field) => sum + postings.count(number * fields + field), 0);
    },
    slotsWith,
  };
}

/** The scores of the first `size` slots; undefined without words. */
export function scoresOf(
  { words = [] }: { words?: readonly string[] | undefined },
  index: Pick<WordIndex, 'score'>,
  slots: number,
): Uint8Array | undefined {
  return words.length > 0 ? index.score(words, slots) : undefined;
}

/** Adds the weights of another word; a slot without it has no score. */
function addUp(scores: Uint8Array, more: Uint8Array, slots: number): void {
  for (let slot = 0; slot < slots; slot += 1) {
    const score = scores[slot] as number;
    const added = more[slot] as number;
    scores[slot] = score === 0 || added === 0 ? 0 : score + added;
  }
}

/** A buffer of at least this size, filled with 0. */
function emptied(buffer: Uint8Array<ArrayBuffer>, slots: number): Uint8Array<ArrayBuffer> {
  return buffer.length < slots ? new Uint8Array(Math.ceil(slots * 1.125)) : buffer.fill(0, 0, slots);
}
