import { type CityLandmark, currentCity, setCity } from '@thikana/contract/city';

/** Names landmarks in this tab; the last name of each counts. */
export function learnLandmarks(landmarks: readonly CityLandmark[]): void {
  if (landmarks.length === 0) return;
  const city = currentCity();
  const learnt = new Set(landmarks.map(({ slug }) => slug));
  setCity({ ...city, landmarks: [...city.landmarks.filter(({ slug }) => !learnt.has(slug)), ...landmarks] });
}
