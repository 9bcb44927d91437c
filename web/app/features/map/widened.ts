import type { Bounds } from '@thikana/contract/map-area';

/** By a quarter on each side, so that what lies there is known when the map is moved a little. */
export function widened({ west, south, east, north }: Bounds): Bounds {
  const [width, height] = [(east - west) / 4, (north - south) / 4];
  return {
    west: Math.max(west - width, -180),
    east: Math.min(east + width, 180),
    south: Math.max(south - height, -90),
    north: Math.min(north + height, 90),
  };
}
