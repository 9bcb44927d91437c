import { createSimilarWords } from './similar-words.ts';

interface Phrase<T> {
  value: T;
  parts: readonly string[];
  /** Of several equal phrases, the first one counts. */
  order: number;
}

export type Spelling = 'exact' | 'alike';

/** Names of places, which are found by their words without comparing every name. */
export interface PhraseIndex<T> {
  /** The number of words in the longest phrase. */
  readonly longest: number;
  /** The value of the phrase with as many words, each with the right spelling; a pair may be one word: `khal para`. */
  find(words: readonly string[], spelling: Spelling): T | undefined;
  findJoined(words: readonly string[], spelling: Spelling): T | undefined;
  /** The values with a phrase that begins with the text, those with a phrase that equals it first. */
  beginningWith(text: string): T[];
}

export function createPhraseIndex<T>(phrases: Iterable<readonly [T, readonly string[]]>): PhraseIndex<T> {
  const all = [...phrases].flatMap(([value, texts]) =>
    texts.map((text) => ({ value, parts: text.split(' ') })),
  );
  const known = all.map((phrase, order): Phrase<T> => ({ ...phrase, order }));
  const byText = new Map(known.toReversed().map((phrase) => [phrase.parts.join(' '), phrase.value]));
  const byFirstWord = Map.groupBy(known, ({ parts }) => parts[0] ?? '');
  const similar = createSimilarWords(known.flatMap(({ parts }) => parts));
  const sorted = known
    .map(({ parts, value, order }) => ({ text: parts.join(' '), value, order }))
    .sort((one, other) => (one.text < other.text ? -1 : 1));

  function findAlike(words: readonly string[]): T | undefined {
    const [first = new Set<string>(), ...others] = words.map(similar);
    let best: Phrase<T> | undefined;
    for (const word of first) {
      for (const phrase of byFirstWord.get(word) ?? []) {
        if (best && best.order <= phrase.order) continue;
        if (phrase.parts.length !== words.length) continue;
        if (others.every((words, place) => words.has(phrase.parts[place + 1] ?? ''))) best = phrase;
      }
    }
    return best?.value;
  }

  const find: PhraseIndex<T>['find'] = (words, spelling) =>
    spelling === 'exact' ? byText.get(words.join(' ')) : findAlike(words);

  return {
    longest: Math.max(0, ...known.map(({ parts }) => parts.length)),
    find,
    findJoined: (words, spelling) => find([words.join('')], spelling),
    beginningWith(text) {
      let [start, end] = [0, sorted.length];
      while (start < end) {
        const middle = (start + end) >> 1;
        if ((sorted[middle]?.text ?? '') < text) start = middle + 1;
        else end = middle;
      }
      const isWhole = (phrase: { text: string }) => Number(phrase.text === text);
      const byFit = (one: (typeof sorted)[number], other: (typeof sorted)[number]) =>
        isWhole(other) - isWhole(one) || one.order - other.order;
      const found: typeof sorted = [];
      for (let place = start; sorted[place]?.text.startsWith(text); place += 1)
        found.push(sorted[place] as (typeof sorted)[number]);
      return [...new Set(found.sort(byFit).map(({ value }) => value))];
    },
  };
}
