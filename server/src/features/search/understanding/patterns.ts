import { languages } from './lexicon/languages.ts';
import type { Lexicon } from './lexicon/lexicon.ts';

/** Matches only at the start and end of a word. */
export const wordStart = String.raw`(?<![\p{L}\p{M}\p{N}.])`;
export const wordEnd = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** The part of a pattern that matches one of the phrases, in any language. */
export function oneOf(phrasesOf: (lexicon: Lexicon) => readonly string[] | undefined): string {
  const phrases = languages.flatMap((lexicon) => phrasesOf(lexicon) ?? []);
  return [...new Set(phrases)].map((phrase) => phrase.replaceAll(' ', String.raw`\s+`)).join('|');
}

/** The words for numbers or factors, in any language. */
export function inAnyLanguage(
  valuesOf: (lexicon: Lexicon) => Readonly<Record<string, number>> | undefined,
): ReadonlyMap<string, number> {
  return new Map(languages.flatMap((lexicon) => Object.entries(valuesOf(lexicon) ?? {})));
}
