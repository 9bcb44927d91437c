import type { Bounds } from '@thikana/contract/map-area';
import type { Map as MapLibre } from 'maplibre-gl';
import { marginsOf, sizeOf } from './clear-part.ts';

/** The visible part of the map. */
export function boundsIn(map: MapLibre): Bounds {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
}

/** The part of the map where no control and no edge covers a pin. It is what the visitor searches in. */
export function clearBoundsIn(map: MapLibre): Bounds {
  const { width, height } = sizeOf(map.getContainer());
  const { top, bottom, left, right } = marginsOf(map);
  const northWest = map.unproject([left, top]);
  const southEast = map.unproject([width - right, height - bottom]);
  return { west: northWest.lng, south: southEast.lat, east: southEast.lng, north: northWest.lat };
}
