/** Every word that was ever added, with a number. Supports prefix lookups. */
export interface WordNumbers {
  readonly size: number;
  /** The word's number; a new one for a new word. */
  add(word: string): number;
  /** The words with this prefix, in order. */
  beginningWith(beginning: string): readonly string[];
  numberOf(word: string): number | undefined;
  /** All words, in the order of their numbers. */
  all(): string[];
}

export function createWordNumbers(words: readonly string[] = []): WordNumbers {
  const numbers = new Map(words.map((word, number) => [word, number]));
  let inOrder: string[] = [];
  let added = [...words];

  function ordered(): readonly string[] {
    if (added.length === 0) return inOrder;
    inOrder = [...inOrder, ...added].sort(byCode);
    added = [];
    return inOrder;
  }

  return {
    get size() {
      return numbers.size;
    },
    add(word) {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      const number = numbers.size;
      // A substring would keep its whole text in memory.
      const own = Buffer.from(word).toString();
      numbers.set(own, number);
      added.push(own);
      return number;
    },
    beginningWith(beginning) {
      const words = ordered();
      const first = placeOf(words, beginning);
      let end = first;
      while (words[end]?.startsWith(beginning)) end += 1;
      return words.slice(first, end);
    },
    numberOf: (word) => numbers.get(word),
    all: () => [...numbers.keys()],
  };
}

function byCode(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The first index whose word does not precede this one. */
function placeOf(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
