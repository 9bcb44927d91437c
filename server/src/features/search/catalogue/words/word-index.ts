import { fieldWeights } from '../../ranking.ts';
import { gone } from '../catalogue-columns.ts';
import { createPostings } from './postings.ts';
import { readVector } from './read-vector.ts';
import { createWordNumbers } from './word-numbers.ts';

/** Which words occur in which slots, and in which of their fields at best. */
export interface WordIndex {
  /** The words of the listing in a slot beyond all that have some, as the database writes them. */
  put(slot: number, vector: string): void;
  /** Lists are written again: each slot is wordNumbers by the number that it has here, and `gone` ones by none. */
  renumber(slots: Uint32Array): void;
  /**
   * Of so many slots those in which every one of the words occurs or begins a longer one: the sum of what each counts
   * where it counts most, 0 for the others. No words occur everywhere. Valid until the next search.
   */
  score(words: readonly string[], slots: number): Uint8Array;
  /** Whether some slot has the word or a longer one. */
  has(word: string): boolean;
  /** Every word that begins like this, those included that no slot has any more. */
  beginningWith(beginning: string): readonly string[];
  /** How many slots have, or had, the word itself. */
  countOf(word: string): number;
  /** The slots that have the word itself, at most so many of each field in which it is best. */
  slotsWith(word: string, most: number): number[];
}

/** A word has a list for each field in which it may be best, so that a list holds nothing but slots. */
const fields = fieldWeights.length;

/** Slots only grow, so that lists only grow at their ends. `isThere` says which of them still have a listing. */
export function createWordIndex(isThere: (slot: number) => boolean): WordIndex {
  let wordNumbers = createWordNumbers();
  let postings = createPostings();
  // Room that every search uses again.
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

  /** Raises each slot to the best weight that the word has in it. */
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

/** How well the words of a search fit each of so many slots; nothing where it has none. */
export function scoresOf(
  { words = [] }: { words?: readonly string[] | undefined },
  index: Pick<WordIndex, 'score'>,
  slots: number,
): Uint8Array | undefined {
  return words.length > 0 ? index.score(words, slots) : undefined;
}

/** Adds what another word counts; where one of them does not occur, nothing counts. */
function addUp(scores: Uint8Array, more: Uint8Array, slots: number): void {
  for (let slot = 0; slot < slots; slot += 1) {
    const score = scores[slot] as number;
    const added = more[slot] as number;
    scores[slot] = score === 0 || added === 0 ? 0 : score + added;
  }
}

/** With room for so many, of which all are 0. */
function emptied(room: Uint8Array<ArrayBuffer>, slots: number): Uint8Array<ArrayBuffer> {
  return room.length < slots ? new Uint8Array(Math.ceil(slots * 1.125)) : room.fill(0, 0, slots);
}
