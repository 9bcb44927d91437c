import { type City, type CityLandmark, currentCity } from './city.ts';

const known = new WeakMap<City, ReadonlyMap<string, CityLandmark>>();

/** A slug that the landmark had before finds it too. */
export function findLandmark(slug: string): CityLandmark | undefined {
  const city = currentCity();
  const landmarks = known.get(city) ?? new Map(city.landmarks.map((each) => [each.slug, each]));
  known.set(city, landmarks);
  return landmarks.get(slug) ?? landmarks.get(city.formerLandmarks?.[slug] ?? '');
}
