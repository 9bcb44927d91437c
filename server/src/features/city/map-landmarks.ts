import type { viewMapLandmarks } from '@thikana/contract/city-map';
import type { Output } from '@thikana/contract/endpoint';
import type { LandmarkKind } from '@thikana/contract/landmark-kinds';
import { type Bounds, isInBounds } from '@thikana/contract/map-area';
import { cityPlaces } from './city-places.ts';

const most = 100;

/** What the map shows first. Roads are shapes. */
const order: readonly LandmarkKind[] = [
  ...(['station', 'airport', 'hospital', 'bus stand', 'town', 'university', 'mall', 'market'] as const),
  ...(['college', 'stadium', 'court', 'crossing', 'park', 'temple', 'locality', 'school'] as const),
];

export function mapLandmarks(within: Bounds): Output<typeof viewMapLandmarks> {
  const found = cityPlaces()
    .landmarks.filter(
      (landmark) => order.includes(landmark.kind) && !landmark.isHidden && isInBounds(landmark, within),
    )
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  const landmarks = found.slice(0, most).map(({ slug, kind, name, names, longitude, latitude }) => ({
    ...{ slug, kind, name, longitude, latitude },
    ...(Object.keys(names).length > 0 && { names }),
  }));
  return { landmarks, isComplete: found.length <= most };
}
