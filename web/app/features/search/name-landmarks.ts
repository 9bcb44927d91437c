import { currentCity, setCity } from '@thikana/contract/city';
import { viewLandmarks } from '@thikana/contract/city-map';
import type { Call } from '@thikana/contract/client';
import { findLandmark } from '@thikana/contract/landmarks';

/** Learns the names of the landmarks, which documents carry and other pages of the browser do not. */
export async function nameLandmarks(call: Call, slugs: string): Promise<void> {
  if (!slugs || slugs.split(',').every(findLandmark)) return;
  // Without their names, chips show the slugs.
  const found = await call(viewLandmarks, { query: { slugs } }).catch(() => undefined);
  if (!found) return;
  const city = currentCity();
  setCity({ ...city, landmarks: [...city.landmarks, ...found.landmarks] });
}
