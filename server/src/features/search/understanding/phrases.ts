import type { LandmarkKind } from '@thikana/contract/landmark-kinds';
import type { SearchFeature } from '@thikana/contract/search/filters/features';
import type { Category, Furnishing } from '@thikana/contract/vocabulary';
import { languages } from './lexicon/languages.ts';
import type { Lexicon, Phrases, Purpose } from './lexicon/lexicon.ts';

/** The phrases for each value of a filter, in all languages. */
export type AllPhrases<Value extends string> = Readonly<Record<Value, readonly string[]>>;

export const categoryPhrases = inAllLanguages<Category>(({ categories }) => categories);
export const purposePhrases = inAllLanguages<Purpose>(({ purposes }) => purposes);
export const furnishingPhrases = inAllLanguages<Furnishing>(({ furnishings }) => furnishings);
export const featurePhrases = inAllLanguages<SearchFeature>(({ features }) => features);

export const oneRoomPhrases: readonly string[] = languages.flatMap(({ rooms }) => rooms?.one ?? []);

export const landmarkKindPhrases = inAllLanguages<LandmarkKind>(({ landmarkKinds }) => landmarkKinds);

/** Longer phrases first. `side` is that of the word: before or after the place. */
export const nearPhrases = languages
  .flatMap(({ near }) => [
    ...(near?.before ?? []).map((text) => ({ side: 'before' as const, parts: text.split(' ') })),
    ...(near?.after ?? []).map((text) => ({ side: 'after' as const, parts: text.split(' ') })),
  ])
  .sort((one, other) => other.parts.length - one.parts.length);

/** Between a place and the word for "near" after it. */
export const linkingWords: ReadonlySet<string> = new Set(
  languages.flatMap(({ near }) => near?.linking ?? []),
);

export const emptyWords: ReadonlySet<string> = new Set(
  languages.flatMap((lexicon) => lexicon.emptyWords ?? []),
);

/** The first language names every value. */
function inAllLanguages<Value extends string>(
  phrasesOf: (lexicon: Lexicon) => Phrases<Value> | undefined,
): AllPhrases<Value> {
  const all: Partial<Record<string, readonly string[]>> = {};
  for (const lexicon of languages) {
    for (const [value, phrases = []] of Object.entries(phrasesOf(lexicon) ?? {}) as Entry[]) {
      all[value] = [...(all[value] ?? []), ...phrases];
    }
  }
  return all as AllPhrases<Value>;
}

type Entry = [value: string, phrases: readonly string[] | undefined];
