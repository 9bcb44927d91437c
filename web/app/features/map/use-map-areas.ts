import { currentCity } from '@thikana/contract/city';
import { type MapArea, viewMapAreas } from '@thikana/contract/city-map';
import { type Bounds, formatBounds } from '@thikana/contract/map-area';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { call } from '#web/lib/api/api.ts';
import { boundsIn } from './bounds-in.ts';

/** The areas that the map shows, with their outlines. A city with many areas sends those in view. */
export function useMapAreas(map: MapLibre | undefined): readonly MapArea[] {
  const [areas, setAreas] = useState<readonly MapArea[]>(() => currentCity().areas);
  useEffect(() => {
    if (!map) return;
    let newest = 0;
    const load = async () => {
      newest += 1;
      const mine = newest;
      const query = currentCity().hasMoreAreas ? { within: formatBounds(widened(boundsIn(map))) } : {};
      // Without an answer the map shows the areas that the page knows.
      const answer = await call(viewMapAreas, { query }).catch(() => undefined);
      if (answer && mine === newest) setAreas(answer.areas);
    };
    void load();
    if (currentCity().hasMoreAreas) map.on('moveend', load);
    return () => {
      newest = -1;
      map.off('moveend', load);
    };
  }, [map]);
  return areas;
}

/** By a quarter on each side, so that areas are there when the map is moved a little. */
function widened({ west, south, east, north }: Bounds): Bounds {
  const [width, height] = [(east - west) / 4, (north - south) / 4];
  return {
    west: Math.max(west - width, -180),
    east: Math.min(east + width, 180),
    south: Math.max(south - height, -90),
    north: Math.min(north + height, 90),
  };
}
