import { byValue } from './lexicon/texts.ts';
import { spellingKey } from './word-keys.ts';

const isWord = (phrase: string) => !phrase.includes(' ');

/** For each word that means a wish or a kind of place: what listings in any language may say for it. */
const alternatives = new Map<string, readonly string[]>([
  ...[
    ...byValue((lexicon) => lexicon.landmarkKinds),
    ...byValue((lexicon) => lexicon.wishes),
    ...byValue((lexicon) => lexicon.uses),
  ].flatMap(([name, phrases]) => {
    const words = [...new Set([name, ...phrases])].filter(isWord);
    return words.map((word) => [spellingKey(word), words] as const);
  }),
  ...byValue((lexicon) => lexicon.sayings),
]);

/** The words to search for: the word itself, and others that mean the same. */
export function wordsMeaning(word: string): readonly string[] {
  return [...new Set([word, ...(alternatives.get(spellingKey(word)) ?? [])])];
}
