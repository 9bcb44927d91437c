import { findArea } from '@thikana/contract/city';
import { viewLandmarks } from '@thikana/contract/city-map';
import type { Call } from '@thikana/contract/client';
import { type Bounds, boundsOf, parsePosition } from '@thikana/contract/map-area';
import { cornersAround } from '@thikana/contract/proximity';

/** About how far an area reaches from its centre, and what is near a place. */
const usualKm = 2;

/** The parameters of a search that name places. */
export const placeNames = ['location', 'landmark', 'near', 'km'] as const;
export type AskedPlaces = Readonly<Record<(typeof placeNames)[number], string>>;

/** The part of the map around the places that a search names; undefined if it names none. */
export async function boundsOfPlaces(
  call: Call,
  { location, landmark, near, km }: AskedPlaces,
): Promise<Bounds | undefined> {
  const areas = location.split(',').flatMap((slug) => findArea(slug) ?? []);
  const position = parsePosition(near);
  const found =
    landmark && (await call(viewLandmarks, { query: { slugs: landmark } }).catch(() => undefined));
  const places = [...(found ? found.landmarks : []), ...(position ? [position] : [])];
  const corners = [
    ...areas.flatMap((area) => cornersAround(area, usualKm)),
    ...places.flatMap((place) => cornersAround(place, Number(km) || usualKm)),
  ];
  return corners.length > 0 ? boundsOf(corners) : undefined;
}
