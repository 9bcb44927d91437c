import { type City, type CityLandmark, currentCity } from './city.ts';
import { placeName } from './place-name.ts';

const known = new WeakMap<City, ReadonlyMap<string, CityLandmark>>();

/** A slug that the landmark had before finds it too. */
export function findLandmark(slug: string): CityLandmark | undefined {
  const city = currentCity();
  const landmarks = known.get(city) ?? new Map(city.landmarks.map((each) => [each.slug, each]));
  known.set(city, landmarks);
  return landmarks.get(slug) ?? landmarks.get(city.formerLandmarks?.[slug] ?? '');
}

/** Its name in the current language, or the slug of an unknown one. */
export function landmarkName(slug: string): string {
  const found = findLandmark(slug);
  return found ? placeName(found) : slug;
}
