import { wordsOf } from '../../../lib/words-of.ts';
import { type CityFacts, currentFacts } from '../../city/city.feature.ts';

interface LocalWords {
  pattern: RegExp;
  meanings: ReadonlyMap<string, string>;
}

const letterOrDigit = String.raw`[\p{L}\p{M}\p{N}]`;
const known = new WeakMap<CityFacts, LocalWords>();

/** Replaces local words with those in the lexicon: `T2` becomes `2 bedrooms`. */
export function translateLocalWords(text: string): string {
  const facts = currentFacts();
  const { pattern, meanings } = known.get(facts) ?? readWords(facts);
  return meanings.size === 0 ? text : text.replace(pattern, (word) => meanings.get(plain(word)) ?? word);
}

function readWords(facts: CityFacts): LocalWords {
  const meanings = new Map(Object.entries(facts.words).map(([word, meaning]) => [plain(word), meaning]));
  const longestFirst = [...meanings.keys()].sort((one, other) => other.length - one.length);
  const words = longestFirst.map((word) => wordsOf(word).join(String.raw`\s+`));
  const pattern = new RegExp(`(?<!${letterOrDigit})(?:${words.join('|')})(?!${letterOrDigit})`, 'giu');
  const local = { pattern, meanings };
  known.set(facts, local);
  return local;
}

const plain = (text: string) => wordsOf(text.normalize('NFC').toLowerCase()).join(' ');
