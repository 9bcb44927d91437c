import { foldSpelling } from './fold-spelling.ts';
import { type PhraseGroup, phrases } from './phrases.ts';

/** The position of a phrase: its first word, and the word after its last. */
export interface Match {
  start: number;
  end: number;
}

interface PhraseWord {
  text: string;
  isStem: boolean;
}

/** Stands for an amount in a phrase: phone numbers and PIN codes are longer. */
const anyAmount = '#';
const amount = /^\d{3,5}$/;

/** Indexes phrases by first letter, so that each word is compared with few. */
const phrasesByStart = Map.groupBy(
  (Object.keys(phrases) as PhraseGroup[]).flatMap((group) =>
    phrases[group].split(',').map((phrase) => ({ group, words: phraseWords(phrase) })),
  ),
  ({ words: [first] }) => startOf(first?.text ?? ''),
);

function phraseWords(phrase: string): PhraseWord[] {
  return phrase
    .trim()
    .split(/\s+/)
    .flatMap((word) =>
      word === anyAmount
        ? [{ text: anyAmount, isStem: false }]
        : foldSpelling(word).map((text, index, all) => ({
            text,
            isStem: word.endsWith('*') && index === all.length - 1,
          })),
    );
}

function startOf(word: string): string {
  return amount.test(word) ? anyAmount : word.slice(0, 1);
}

/** The positions of the phrases in a message, by group. */
export function findPhrases(message: readonly string[]): Map<PhraseGroup, Match[]> {
  const matches = new Map<PhraseGroup, Match[]>();
  for (const [start, word] of message.entries()) {
    for (const phrase of phrasesByStart.get(startOf(word)) ?? []) {
      if (!phrase.words.every((part, index) => isWord(message[start + index], part))) continue;
      const found = matches.get(phrase.group) ?? [];
      found.push({ start, end: start + phrase.words.length });
      matches.set(phrase.group, found);
    }
  }
  return matches;
}

function isWord(word = '', part: PhraseWord): boolean {
  if (part.text === anyAmount) return amount.test(word);
  return part.isStem ? word.startsWith(part.text) : word === part.text;
}
