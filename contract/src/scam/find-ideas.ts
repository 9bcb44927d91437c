import { foldSpelling } from './fold-spelling.ts';
import { type Idea, words } from './words.ts';

/** The position of an idea: its first word, and the word after its last. */
export interface Place {
  start: number;
  end: number;
}

interface PhraseWord {
  text: string;
  isStem: boolean;
}

/** Stands for an amount in a phrase: phone numbers and PIN codes are longer. */
const anySum = '#';
const sum = /^\d{3,5}$/;

/** Every phrase by its first letter, so that each word is compared with few. */
const phrasesByStart = Map.groupBy(
  (Object.keys(words) as Idea[]).flatMap((idea) =>
    words[idea].split(',').map((phrase) => ({ idea, words: phraseWords(phrase) })),
  ),
  ({ words: [first] }) => startOf(first?.text ?? ''),
);

function phraseWords(phrase: string): PhraseWord[] {
  return phrase
    .trim()
    .split(/\s+/)
    .flatMap((word) =>
      word === anySum
        ? [{ text: anySum, isStem: false }]
        : foldSpelling(word).map((text, index, all) => ({
            text,
            isStem: word.endsWith('*') && index === all.length - 1,
          })),
    );
}

function startOf(word: string): string {
  return sum.test(word) ? anySum : word.slice(0, 1);
}

/** Every position of every idea in a message. */
export function findIdeas(message: readonly string[]): Map<Idea, Place[]> {
  const places = new Map<Idea, Place[]>();
  for (const [start, word] of message.entries()) {
    for (const phrase of phrasesByStart.get(startOf(word)) ?? []) {
      if (!phrase.words.every((part, index) => isWord(message[start + index], part))) continue;
      const found = places.get(phrase.idea) ?? [];
      found.push({ start, end: start + phrase.words.length });
      places.set(phrase.idea, found);
    }
  }
  return places;
}

function isWord(word = '', part: PhraseWord): boolean {
  if (part.text === anySum) return sum.test(word);
  return part.isStem ? word.startsWith(part.text) : word === part.text;
}
