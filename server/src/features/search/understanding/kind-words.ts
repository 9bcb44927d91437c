import { senseOf, type Term, textOf } from './terms.ts';

const isLatin = (text: string) => /^\p{ASCII}*$/u.test(text);

/** What to search for if a kind of place only ranks: as typed, or in the letters of the listings. */
export function kindWords(term: Term): string {
  const text = textOf(term);
  return isLatin(text) ? text : (senseOf(term, 'kind')?.name ?? text);
}
