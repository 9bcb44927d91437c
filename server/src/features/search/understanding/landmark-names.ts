import { asTyped, cityPlaces } from '../../city/city.feature.ts';
import type { Stems } from './stems.ts';

/** Of more landmarks, the names do not rank: they are those of a kind. */
const mostLandmarks = 3;
const isLatin = (text: string) => /^[a-z0-9 ]+$/.test(text);

/** The names of the landmarks of a search, in the spellings of listings, as stems. */
export async function namesOfLandmarks(
  stems: Stems,
  slugs: readonly string[] = [],
): Promise<readonly (readonly string[])[]> {
  if (slugs.length === 0 || slugs.length > mostLandmarks) return [];
  const phrases = cityPlaces()
    .landmarks.filter(({ slug }) => slugs.includes(slug))
    .flatMap(({ name, spellings }) => asTyped([name, ...spellings]).filter(isLatin));
  const words = [...new Set(phrases.flatMap((phrase) => phrase.split(' ')))];
  const found = await stems.of(words);
  const names = phrases.map((phrase) =>
    phrase.split(' ').flatMap((word) => found[words.indexOf(word)] ?? []),
  );
  const known = names.map((name) => [...new Set(name)].sort()).filter(({ length }) => length > 0);
  return known.filter(
    (name, place) =>
      !known.some((other, at) => isContained(other, name) && (other.length < name.length || at < place)),
  );
}

/** Listings that say the longer name say the shorter one too. */
const isContained = (shorter: readonly string[], longer: readonly string[]) =>
  shorter.every((stem) => longer.includes(stem));
