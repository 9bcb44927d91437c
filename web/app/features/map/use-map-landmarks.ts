import { type MapLandmark, viewMapLandmarks } from '@thikana/contract/city-map';
import { type Bounds, formatBounds } from '@thikana/contract/map-area';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { call } from '#web/lib/api/api.ts';
import { boundsIn } from './bounds-in.ts';
import { firstLandmarkZoom } from './labelled-landmarks.ts';
import { widened } from './widened.ts';

const none: readonly MapLandmark[] = [];

/** The landmarks in view and around, once the map is close enough to name any. */
export function useMapLandmarks(map: MapLibre | undefined): readonly MapLandmark[] {
  const [landmarks, setLandmarks] = useState(none);
  useEffect(() => {
    if (!map) return;
    let newest = 0;
    let loaded: Bounds | undefined;
    const load = async () => {
      newest += 1;
      const mine = newest;
      const view = boundsIn(map);
      if (map.getZoom() < firstLandmarkZoom || (loaded && contains(loaded, view))) return;
      const within = widened(view);
      // Without an answer the map keeps the landmarks that it has.
      const answer = await call(viewMapLandmarks, { query: { within: formatBounds(within) } }).catch(
        () => undefined,
      );
      if (!answer || mine !== newest) return;
      // When some were left out, a smaller part has others.
      loaded = answer.isComplete ? within : undefined;
      setLandmarks(answer.landmarks);
    };
    void load();
    map.on('moveend', load);
    return () => {
      newest = -1;
      map.off('moveend', load);
    };
  }, [map]);
  return landmarks;
}

const contains = (outer: Bounds, inner: Bounds): boolean =>
  outer.west <= inner.west &&
  outer.east >= inner.east &&
  outer.south <= inner.south &&
  outer.north >= inner.north;
