import { LRUCache } from 'lru-cache';
import { translateLocalWords } from './local-words.ts';
import type { PhraseIndex } from './phrase-index.ts';
import type { Sense } from './senses.ts';
import { type Term, termsOf } from './terms.ts';
import { tokensOf } from './tokens.ts';
import { vocabulary } from './vocabulary.ts';

/** A search reads its text more than once: for filters, and for a place that may be meant differently. */
const known = new LRUCache<string, readonly Term[]>({ max: 200 });
let knownBy: PhraseIndex<Sense> | undefined;

/** The phrases of a text as it was typed. */
export function typedTerms(text: string): readonly Term[] {
  const phrases = vocabulary();
  if (phrases !== knownBy) known.clear();
  knownBy = phrases;
  const terms = known.get(text) ?? termsOf(tokensOf(translateLocalWords(text)), phrases);
  known.set(text, terms);
  return terms;
}
