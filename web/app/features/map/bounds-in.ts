import type { Bounds } from '@thikana/contract/map-area';
import type { Map as MapLibre } from 'maplibre-gl';

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
