import type { Steps } from '../../../../lib/steps.ts';
import { partOf } from '../../closeness.ts';
import { fieldScores } from '../../ranking.ts';
import { type Bitmap, bitmapLength, intersect, setBit, unite } from '../bitmaps.ts';
import { gone } from '../catalogue-columns.ts';
import type { Stored } from '../snapshot/stored.ts';
import { createPostings, type Part, type PostingsFacts } from './postings.ts';
import { createRanking, partsWith, type Ranking, type WordLists } from './rank-slots.ts';
import { readVector } from './read-vector.ts';
import { createWordNumbers } from './word-numbers.ts';

/** The inverted index: which words occur in which slots, and their best scores. */
export interface WordIndex {
  /** Adds the words of a listing, as the database writes them, in a slot larger than all before. */
  put(slot: number, vector: string): void;
  /** Rewrites the lists: each slot is renumbered by this table, and slots numbered `gone` are dropped. */
  renumber(slots: Uint32Array): void;
  readonly rank: Ranking;
  /** Those of the first `slots` slots that have all words; of words with `|` between them, one. */
  having(words: readonly string[], slots: number): Steps<Bitmap>;
  /** Those of the first `slots` slots whose title or place has all words of one of the names. */
  naming(names: readonly (readonly string[])[], slots: number): Steps<Bitmap>;
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
const description = 0;
const hasNotes = (list: number) => list % fields === description;

/** Slots only grow, so lists are only appended to. `isThere` tells which slots still have a listing. */
export function createWordIndex(isThere: (slot: number) => boolean, facts?: WordFacts): WordIndex {
  let wordNumbers = createWordNumbers(facts?.words);
  let postings = createPostings(hasNotes, facts?.postings);

  const lists: WordLists = {
    beginningWith: (word) => wordNumbers.beginningWith(word),
    parts(word, field) {
      const number = wordNumbers.numberOf(word);
      return number === undefined ? [] : postings.parts(number * fields + field);
    },
    countOf,
  };

  function slotsWith(word: string, most: number): number[] {
    const number = wordNumbers.numberOf(word);
    if (number === undefined) return [];
    return fieldScores.flatMap((_, field) => {
      const slots: number[] = [];
      for (const { numbers, count } of postings.parts(number * fields + field)) {
        for (let at = 0; at < count; at += 1) {
          const slot = numbers[at] as number;
          if (isThere(slot) && slots.push(slot) === most) return slots;
        }
      }
      return slots;
    });
  }

  /** The slots with all words. `partsFor` looks up where a word occurs. */
  function* inAll(
    words: readonly string[],
    slots: number,
    partsFor: (word: string) => Iterable<Part>,
  ): Steps<Bitmap> {
    let all: Bitmap | undefined;
    for (const word of words) {
      const saying = new Uint32Array(bitmapLength(slots));
      for (const part of partsFor(word)) {
        setBits(saying, part);
        yield;
      }
      if (all) intersect(saying, all);
      all = saying;
      if (all.every((bits) => bits === 0)) break;
    }
    return all ?? new Uint32Array(bitmapLength(slots)).fill(0xffffffff);
  }

  function* havingParts(word: string) {
    for (const { part } of partsWith(lists, word)) yield part;
  }

  function* namingParts(word: string) {
    for (let field = description + 1; field < fields; field += 1) yield* lists.parts(word, field);
  }

  function countOf(word: string): number {
    const number = wordNumbers.numberOf(word);
    if (number === undefined) return 0;
    return fieldScores.reduce((sum, _, field) => sum + postings.count(number * fields + field), 0);
  }

  return {
    put(slot, vector) {
      readVector(vector, (word, field, position) =>
        postings.append(
          wordNumbers.add(word) * fields + field,
          slot,
          field === description ? partOf(position) : 0,
        ),
      );
    },
    renumber(slots) {
      const old = { wordNumbers, postings };
      wordNumbers = createWordNumbers();
      postings = createPostings(hasNotes);
      for (const word of old.wordNumbers.beginningWith('')) {
        const before = old.wordNumbers.add(word) * fields;
        let after: number | undefined;
        for (let field = 0; field < fields; field += 1) {
          for (const { numbers, notes, count } of old.postings.parts(before + field)) {
            for (let at = 0; at < count; at += 1) {
              const now = slots[numbers[at] as number] as number;
              if (now === gone) continue;
              after ??= wordNumbers.add(word) * fields;
              postings.append(after + field, now, notes[at] as number);
            }
          }
        }
      }
    },
    rank: createRanking(lists),
    having: (words, slots) => inAll(words, slots, havingParts),
    *naming(names, slots) {
      const some = new Uint32Array(bitmapLength(slots));
      for (const name of names) {
        if (name.some((word) => countOf(word) === 0)) continue;
        const rarestFirst = name.toSorted((one, other) => countOf(one) - countOf(other));
        unite(some, yield* inAll(rarestFirst, slots, namingParts));
      }
      return some;
    },
    has: (word) => wordNumbers.beginningWith(word).some((each) => slotsWith(each, 1).length > 0),
    beginningWith: (beginning) => wordNumbers.beginningWith(beginning),
    countOf,
    slotsWith,
    get stored() {
      const { facts, ...arrays } = postings.stored;
      return { facts: { words: wordNumbers.all(), postings: facts }, ...arrays };
    },
    settle: () => postings.settle(),
  };
}

function setBits(bitmap: Bitmap, { numbers, count }: Part): void {
  for (let at = 0; at < count; at += 1) setBit(bitmap, numbers[at] as number);
}
