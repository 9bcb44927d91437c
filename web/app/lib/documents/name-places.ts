import { currentCity, findArea, setCity } from '@thikana/contract/city';
import { nameAreas, viewLandmarks } from '@thikana/contract/city-map';
import type { Call } from '@thikana/contract/client';
import { findLandmark } from '@thikana/contract/landmarks';
import { areasNamedIn } from './areas-named-in.ts';

const mostAtOnce = 100;

/** Learns the names of the landmarks, which documents carry and other pages of the browser do not. */
export async function nameLandmarks(call: Call, slugs: string): Promise<void> {
  if (!slugs || slugs.split(',').every(findLandmark)) return;
  // Without their names, chips show the slugs.
  const found = await call(viewLandmarks, { query: { slugs } }).catch(() => undefined);
  if (!found) return;
  const city = currentCity();
  setCity({ ...city, landmarks: [...city.landmarks, ...found.landmarks] });
}

/** In a city with more areas than a document carries: learns the names of the unknown ones in an answer. */
export async function nameAreasIn<T>(call: Call, answer: T): Promise<T> {
  const unknown = [...areasNamedIn(answer)].filter((slug) => !findArea(slug)).slice(0, mostAtOnce);
  if (unknown.length === 0) return answer;
  // Without their names, places are called "Other".
  const found = await call(nameAreas, { query: { slugs: unknown.join() } }).catch(() => undefined);
  if (!found) return answer;
  const city = currentCity();
  setCity({ ...city, areas: [...city.areas, ...found.areas] });
  return answer;
}
