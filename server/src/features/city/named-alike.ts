import { cityPlaces, type NamedLandmark } from './city-places.ts';
import { asTyped } from './city-words.ts';

/** Other landmarks that share a name or a spelling with one of these. */
export function landmarksNamedAlike(slugs: readonly string[]): NamedLandmark[] {
  const landmarks = cityPlaces().landmarks.filter(({ isHidden }) => !isHidden);
  const meant = landmarks.filter(({ slug }) => slugs.includes(slug));
  const names = new Set(meant.flatMap(namesOf));
  return landmarks.filter((each) => !meant.includes(each) && namesOf(each).some((name) => names.has(name)));
}

function namesOf({ name, names, spellings }: NamedLandmark): string[] {
  return asTyped([name, ...Object.values(names), ...spellings]);
}
