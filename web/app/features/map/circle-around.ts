import type { Position } from '@thikana/contract/city';
import { degreesOf, flatMapAround } from '@thikana/contract/proximity';

/** The approximate ground of an area: a circle around its centre. */
export function circleAround(centre: Position, radiusKm: number, corners = 32): [number, number][] {
  const { longitude, latitude, narrowing } = flatMapAround(centre);
  const reach = degreesOf(radiusKm);
  return Array.from({ length: corners + 1 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / corners;
    return [longitude + (reach * Math.cos(angle)) / narrowing, latitude + reach * Math.sin(angle)];
  });
}
