import { fieldWeights } from './field-weights.ts';
import { createLexicon } from './lexicon.ts';
import { createPostings } from './postings.ts';
import { readVector } from './read-vector.ts';

/** Which words occur in which slots, and in which of their fields at best. */
export interface WordIndex {
  /** The words of the listing in a slot that has none yet, as the database writes them. */
  put(slot: number, vector: string): void;
  remove(slot: number): void;
  /**
   * Of so many slots those in which every one of the words occurs or begins a longer one: the sum of what each counts
   * where it counts most, 0 for the others. No words occur everywhere.
   */
  score(words: readonly string[], slots: number): Uint8Array;
  /** Whether some slot has the word or a longer one. */
  has(word: string): boolean;
  /** Every word that begins like this, those included that no slot has any more. */
  beginningWith(beginning: string): readonly string[];
  /** How many slots have, or had, the word itself. */
  countOf(word: string): number;
  /** The slots that have the word itself, at most so many, those that came first. */
  slotsWith(word: string, most: number): number[];
}

const vacant = 0xffffffff;
/** Fewer than these are not worth beginning again for. */
const removedAtLeast = 10_000;

/**
 * Listings are numbered as they come, so that lists of numbers only grow at their ends; one that goes leaves its number
 * behind. When a third are such, the lists are written again without them.
 */
export function createWordIndex(room = 1024): WordIndex {
  let lexicon = createLexicon();
  let postings = createPostings();
  let slotOf = new Uint32Array(room);
  let numberOf = new Uint32Array(room).fill(vacant);
  let next = 0;
  let removed = 0;

  function renumber(): void {
    const numbers = new Uint32Array(next).fill(vacant);
    let used = 0;
    for (let number = 0; number < next; number += 1) {
      const slot = slotOf[number] as number;
      if (slot === vacant) continue;
      slotOf[used] = slot;
      numberOf[slot] = used;
      numbers[number] = used;
      used += 1;
    }
    const old = { lexicon, postings };
    lexicon = createLexicon();
    postings = createPostings();
    for (const word of old.lexicon.beginningWith('')) {
      let list: number | undefined;
      old.postings.forEach(old.lexicon.add(word), (number, weight) => {
        const renumbered = numbers[number] as number;
        if (renumbered === vacant) return undefined;
        list ??= lexicon.add(word);
        postings.append(list, renumbered, weight);
        return undefined;
      });
    }
    next = used;
    removed = 0;
  }

  function isInUse(word: string): boolean {
    const list = lexicon.numberOf(word);
    let found = false;
    if (list !== undefined) {
      postings.forEach(list, (number) => {
        found = slotOf[number] !== vacant;
        return found;
      });
    }
    return found;
  }

  /** Raises each slot to the best weight that the list has for it. */
  function raise(best: Uint8Array, word: string): void {
    const list = lexicon.numberOf(word);
    if (list === undefined) return;
    postings.forEach(list, (number, field) => {
      const slot = slotOf[number] as number;
      const weight = fieldWeights[field] as number;
      if (slot !== vacant && (best[slot] as number) < weight) best[slot] = weight;
      return undefined;
    });
  }

  return {
    put(slot, vector) {
      if (next >= slotOf.length) slotOf = enlarged(slotOf, next);
      if (slot >= numberOf.length) numberOf = enlarged(numberOf, slot);
      const number = next;
      next += 1;
      slotOf[number] = slot;
      numberOf[slot] = number;
      readVector(vector, (word, weight) => postings.append(lexicon.add(word), number, weight));
    },
    remove(slot) {
      const number = numberOf[slot] as number;
      slotOf[number] = vacant;
      numberOf[slot] = vacant;
      removed += 1;
      if (removed > removedAtLeast && removed > next / 3) renumber();
    },
    score(words, slots) {
      const scores = new Uint8Array(slots);
      const best = new Uint8Array(words.length > 1 ? slots : 0);
      words.forEach((word, place) => {
        const target = place === 0 ? scores : best.fill(0);
        for (const longer of lexicon.beginningWith(word)) raise(target, longer);
        if (place > 0) addUp(scores, best);
      });
      return scores;
    },
    has: (word) => lexicon.beginningWith(word).some(isInUse),
    beginningWith: (beginning) => lexicon.beginningWith(beginning),
    countOf(word) {
      const list = lexicon.numberOf(word);
      return list === undefined ? 0 : postings.count(list);
    },
    slotsWith(word, most) {
      const list = lexicon.numberOf(word);
      const slots: number[] = [];
      if (list === undefined) return slots;
      postings.forEach(list, (number) => {
        const slot = slotOf[number] as number;
        if (slot !== vacant) slots.push(slot);
        return slots.length === most;
      });
      return slots;
    },
  };
}

/** Adds what another word counts; where one of them does not occur, nothing counts. */
function addUp(scores: Uint8Array, more: Uint8Array): void {
  for (let slot = 0; slot < scores.length; slot += 1) {
    const score = scores[slot] as number;
    const added = more[slot] as number;
    scores[slot] = score === 0 || added === 0 ? 0 : score + added;
  }
}

function enlarged(numbers: Uint32Array, needed: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.ceil(Math.max(needed + 1, numbers.length * 1.125))).fill(vacant);
  larger.set(numbers);
  return larger;
}
