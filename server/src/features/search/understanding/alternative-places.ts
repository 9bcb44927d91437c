import { otherArea } from '@thikana/contract/areas';
import { currentCity } from '@thikana/contract/city';
import { distanceKm } from '@thikana/contract/distance';
import { cityPlaces } from '../../city/city.feature.ts';
import type { Reading } from './reading.ts';
import { isPlace, senseOf, type Term } from './terms.ts';

/** Whether the text offers places to choose from: `hakimpara or subhas pally`. Beside each other they are an address. */
export function offersPlaces(terms: readonly Term[]): boolean {
  return terms.some(
    (term, at) =>
      senseOf(term, 'or') && isPlace(nextOf(terms, at - 1, -1)) && isPlace(nextOf(terms, at + 1, 1)),
  );
}

/** The next term that means something, in that direction. */
function nextOf(terms: readonly Term[], from: number, step: 1 | -1): Term | undefined {
  let at = from;
  while (isSkipped(terms[at])) at += step;
  return terms[at];
}

const isSkipped = (term: Term | undefined) =>
  !isPlace(term) && (['empty', 'linking', 'near', 'classifier'] as const).some((is) => senseOf(term, is));

/**
 * A search with an area and a landmark means listings in the area that are near the landmark. As alternatives, both are
 * areas: a landmark far from all of them is elsewhere.
 */
export function joinAlternatives({ areas, landmarks }: Reading): void {
  if (areas.size === 0) return;
  for (const landmark of cityPlaces().landmarks.filter(({ slug }) => landmarks.has(slug))) {
    const [closest] = currentCity()
      .areas.filter(({ slug }) => slug !== otherArea)
      .map(({ slug, ...area }) => ({ slug, km: distanceKm(area, landmark) }))
      .sort((one, other) => one.km - other.km);
    areas.add(closest && closest.km <= widestAreaKm ? closest.slug : otherArea);
    landmarks.delete(landmark.slug);
  }
}

const widestAreaKm = 5;
