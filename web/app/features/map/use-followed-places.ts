import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { marginsOf } from './clear-part.ts';
import type { useMapPlace } from './use-map-place.ts';

/** Moves the map when the search names other places. */
export function useFollowedPlaces(
  map: MapLibre | undefined,
  { places, findStart }: Pick<ReturnType<typeof useMapPlace>, 'places' | 'findStart'>,
): void {
  const [first] = useState(places);
  const find = useEffectEvent(findStart);
  useEffect(() => {
    if (!map || places === first) return;
    let isNewest = true;
    void find().then(({ west, south, east, north }) => {
      if (isNewest) map.fitBounds([west, south, east, north], { padding: marginsOf(map) });
    });
    return () => {
      isNewest = false;
    };
  }, [map, places, first]);
}
