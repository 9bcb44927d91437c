import type { Position } from '@thikana/contract/city';
import { type CityShape, type MapArea, viewCityMap, viewMapAreas } from '@thikana/contract/city-map';
import { formatBounds } from '@thikana/contract/map-area';
import { type RefObject, useEffect, useState } from 'react';
import { call } from '#web/lib/api/api.ts';

interface Ground {
  shapes: readonly CityShape[];
  areas: readonly MapArea[];
}

const reachDegrees = 0.1;

/** The simple map of the city around a position, loaded when its place comes into view. */
export function useStripGround(place: RefObject<HTMLElement | null>, position: Position): Ground | undefined {
  const [ground, setGround] = useState<Ground>();
  const { longitude, latitude } = position;
  useEffect(() => {
    let isGone = false;
    const within = formatBounds({
      west: longitude - reachDegrees,
      south: latitude - reachDegrees,
      east: longitude + reachDegrees,
      north: latitude + reachDegrees,
    });
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // Without the ground, the strip still shows the neighbourhood and the landmarks.
      const shapes = call(viewCityMap, {}).catch(() => ({ shapes: [] }));
      const areas = call(viewMapAreas, { query: { within } }).catch(() => ({ areas: [] }));
      void Promise.all([shapes, areas]).then(([found, named]) => {
        if (!isGone) setGround({ shapes: found.shapes, areas: named.areas });
      });
    });
    if (place.current) observer.observe(place.current);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [place, longitude, latitude]);
  return ground;
}
