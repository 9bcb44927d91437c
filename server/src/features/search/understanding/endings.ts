import { inAllLanguages } from './lexicon/texts.ts';
import { spellingKey } from './word-keys.ts';

const shortestLatin = 3;
const shortestOther = 2;
const mostEndings = 2;
const isLatin = (text: string) => /^[a-z]/.test(text);

/** Longer endings first, by their last letter. */
const byLastLetter = groupByLast(inAllLanguages((lexicon) => lexicon.endings).map(spellingKey));
const joinedWords = groupByLast(inAllLanguages((lexicon) => lexicon.joinedWords));

function groupByLast(texts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const longestFirst = [...new Set(texts)].sort((one, other) => other.length - one.length);
  return Map.groupBy(longestFirst, (text) => text.at(-1) ?? '');
}

/** The word without grammatical endings, the most of it first: `দার্জিলিঙে`, `bagdograte`, `सालुगाडामा`. */
export function withoutEndings(key: string): string[] {
  const found: string[] = [];
  let shorter = [key];
  for (let count = 0; count < mostEndings; count += 1) {
    shorter = shorter.flatMap((each) =>
      (byLastLetter.get(each.at(-1) ?? '') ?? []).flatMap((ending) => beforeEnding(each, ending) ?? []),
    );
    found.push(...shorter);
  }
  return [...new Set(found)].sort((one, other) => other.length - one.length);
}

function beforeEnding(key: string, ending: string): string | undefined {
  if (!key.endsWith(ending)) return undefined;
  // A single letter is an ending of longer words only.
  const shortest = isLatin(key) ? shortestLatin + Number(ending.length === 1) : shortestOther;
  return key.length - ending.length >= shortest ? key.slice(0, -ending.length) : undefined;
}

/** The two words of which the second is joined to the first: `हजारभित्र` is `हजार भित्र`. */
export function separated(word: string): [first: string, second: string] | undefined {
  for (const joined of joinedWords.get(word.at(-1) ?? '') ?? []) {
    const first = beforeEnding(word, joined);
    if (first !== undefined) return [first, joined];
  }
  return undefined;
}
