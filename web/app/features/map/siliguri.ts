import type { Position } from '@thikana/contract/areas';
import drawn from './siliguri-lines.json' with { type: 'json' };

/** Rivers and main roads as simple lines, accurate to a few hundred metres: enough for orientation. */
export const rivers = Object.values(drawn.rivers);
export const roads = Object.values(drawn.roads);

/** The initial view: from Bagdogra to the Eastern Bypass. */
export const town = { west: 88.34, south: 26.66, east: 88.5, north: 26.79 };

/** The approximate ground of an area: a circle around its centre. */
export function circleAround({ longitude, latitude }: Position, radiusKm: number): [number, number][] {
  const corners = 32;
  const kmPerDegree = 111.3;
  const reach = radiusKm / kmPerDegree;
  return Array.from({ length: corners + 1 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / corners;
    const shrink = Math.cos((latitude * Math.PI) / 180);
    return [longitude + (reach * Math.cos(angle)) / shrink, latitude + reach * Math.sin(angle)];
  });
}
