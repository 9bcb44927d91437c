import { packWords, type VisitWord } from './packed-words.ts';

/** Every word that was ever added, with a number. Supports prefix lookups. */
export interface WordNumbers {
  readonly size: number;
  /** The word's number; a new one for a new word. */
  add(word: string): number;
  numberOf(word: string): number | undefined;
  /** Visits the words with this prefix, until `visit` returns true. */
  forEach(beginning: string, visit: VisitWord): void;
  /** All words, in the order of their numbers. */
  all(): string[];
}

/** More new words than this are packed at the next lookup of a prefix. */
const mostNew = 5_000;

export function createWordNumbers(words: readonly string[] = []): WordNumbers {
  let packed = packWords(words.map((word, number) => [word, number]));
  let added = new Map<string, number>();

  const numberOf = (word: string) => added.get(word) ?? (packed.size > 0 ? packed.numberOf(word) : undefined);

  function packNew(): void {
    packed = packWords(all().map((word, number) => [word, number]));
    added = new Map();
  }

  function all(): string[] {
    const words: string[] = [];
    packed.forEach('', (number, word) => {
      words[number] = word;
      return undefined;
    });
    return [...words, ...added.keys()];
  }

  return {
    get size() {
      return packed.size + added.size;
    },
    add(word) {
      const known = numberOf(word);
      if (known !== undefined) return known;
      const number = packed.size + added.size;
      // A substring would keep its whole text in memory.
      added.set(Buffer.from(word).toString(), number);
      return number;
    },
    numberOf,
    forEach(beginning, visit) {
      if (added.size > mostNew) packNew();
      let isEnough: boolean | undefined;
      packed.forEach(beginning, (number, word) => (isEnough = visit(number, word)));
      for (const [word, number] of added) {
        if (isEnough) return;
        if (word.startsWith(beginning)) isEnough = visit(number, word);
      }
    },
    all,
  };
}
