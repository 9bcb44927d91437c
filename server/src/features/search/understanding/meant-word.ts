import type { Kysely } from 'kysely';
import { latinLetters } from '../../../lib/indic.ts';
import { fold } from '../../../lib/spelling.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { KnownWords } from '../engine.ts';
import { withoutEndings } from './endings.ts';
import { nearestWord } from './nearest-word.ts';
import type { Stems } from './stems.ts';
import { spellingKey } from './word-keys.ts';

interface Sources {
  db: Kysely<Tables>;
  stems: Stems;
  known: KnownWords;
}

/** Shorter parts are parts of many words. */
const [shortestFirst, shortestSecond] = [4, 3];

/**
 * What listings say for a word that none has: the same word in Latin letters, the nearest word, or the two words that
 * were joined to it (`deshbandhupara`). Undefined if nothing resembles it.
 */
export async function meantWord(sources: Sources, typed: string): Promise<string | undefined> {
  const { db, known } = sources;
  const spellings = inLatin(typed);
  const [same] = await listedAmong(sources, spellings);
  if (same) return same;
  for (const spelling of spellings) {
    const found =
      (await nearestWord(db, known, spelling, !isLatin(typed))) ??
      (await joinedWords(sources, spelling, !isLatin(typed)));
    if (found) return found;
  }
  return undefined;
}

/** A Latin word as it is; another one as people write it on phones, also without its grammatical endings. */
function inLatin(typed: string): string[] {
  if (isLatin(typed)) return [typed];
  const key = spellingKey(typed);
  return [...new Set([key, ...withoutEndings(key)].map((each) => fold(latinLetters(each))))].filter(
    (word) => word !== '' && !word.includes(' '),
  );
}

const isLatin = (word: string) => /^[\p{Script=Latin}\p{N}]+$/u.test(word);

async function joinedWords(
  sources: Sources,
  word: string,
  isTransliterated: boolean,
): Promise<string | undefined> {
  const pairs = Array.from(
    { length: Math.max(0, word.length - shortestFirst - shortestSecond + 1) },
    (_, more) => {
      const length = shortestFirst + more;
      return [word.slice(0, length), word.slice(length)] as const;
    },
  );
  const listed = new Set(await listedAmong(sources, pairs.flat()));
  const both = pairs.findLast((pair) => pair.every((part) => listed.has(part)));
  if (both) return both.join(' ');
  for (const [first, second] of pairs.filter(([first]) => listed.has(first)).reverse()) {
    const near = await nearestWord(sources.db, sources.known, second, isTransliterated);
    if (near) return `${first} ${near}`;
  }
  return undefined;
}

/** Those that some listing has as whole words. */
export async function listedAmong({ stems, known }: Omit<Sources, 'db'>, words: readonly string[]) {
  const found = await stems.of(words);
  return words.filter((_, place) => {
    const own = found[place] ?? [];
    return own.length > 0 && own.every((stem) => known.idsWith(stem, 1).length > 0);
  });
}
