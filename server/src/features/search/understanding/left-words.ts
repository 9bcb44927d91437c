import { quoted, senseOf, type Term, textOf } from './terms.ts';
import { vocabulary } from './vocabulary.ts';
import { wordsMeaning } from './wishes.ts';

/** Words of a text that mean no filter. */
export interface LeftWords {
  typed: string;
  /** What listings say for them. */
  ranked: string;
  /** Only sounds like what it is taken for: `balkony`. */
  isGuess?: boolean;
}

export function leftWords(term: Term, ranked: string = textOf(term)): LeftWords {
  const typed = textOf(term);
  const isGuess = typed !== ranked && isLatin(typed) && vocabulary().exact(term.tokens).length === 0;
  return { typed, ranked, ...(isGuess && { isGuess }) };
}

/** Words that replace what was typed, such as the distance to an unknown place. */
export const addedWords = (words: string): LeftWords => ({ typed: words, ranked: words });

/** What a shop is used for, in quotation marks: understood again, the word alone would mean a shop. */
export function useWords(term: Term, words: string): LeftWords {
  const typed = textOf(term);
  // Only some words are searched for with others of their meaning.
  const isSearched = wordsMeaning(typed).length > 1;
  return { typed: quoted(isSearched ? typed : words), ranked: quoted(words) };
}

/** A kind of place that only ranks: as typed, or in the letters of the listings. */
export function kindWords(term: Term): LeftWords {
  const typed = textOf(term);
  return leftWords(term, isLatin(typed) ? typed : senseOf(term, 'kind')?.name);
}

const isLatin = (text: string) => /^\p{ASCII}*$/u.test(text);

export const rankedText = (left: readonly LeftWords[]): string => joined(left.map(({ ranked }) => ranked));

/** For people to read: their own words, unless these have a slip. */
export const shownText = (left: readonly LeftWords[]): string =>
  joined(left.map(({ typed, ranked, isGuess }) => (isGuess ? ranked : typed)));

const joined = (texts: readonly string[]) => [...new Set(texts)].join(' ');
