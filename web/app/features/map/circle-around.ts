import type { Position } from '@thikana/contract/city';

/** The approximate ground of an area: a circle around its centre. */
export function circleAround(
  { longitude, latitude }: Position,
  radiusKm: number,
  corners = 32,
): [number, number][] {
  const kmPerDegree = 111.3;
  const reach = radiusKm / kmPerDegree;
  return Array.from({ length: corners + 1 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / corners;
    const shrink = Math.cos((latitude * Math.PI) / 180);
    return [longitude + (reach * Math.cos(angle)) / shrink, latitude + reach * Math.sin(angle)];
  });
}
