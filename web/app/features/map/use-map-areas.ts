import { currentCity } from '@thikana/contract/city';
import { type MapArea, viewMapAreas } from '@thikana/contract/city-map';
import { formatBounds } from '@thikana/contract/map-area';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { call } from '#web/lib/api/api.ts';
import { boundsIn } from './bounds-in.ts';
import { widened } from './widened.ts';

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
