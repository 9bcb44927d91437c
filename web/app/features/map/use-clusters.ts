import { type Bounds, formatBounds } from '@thikana/contract/map-area';
import { filterNames } from '@thikana/contract/search/filter-names';
import { type MapCluster, viewMap } from '@thikana/contract/search/map';
import { withUsualPeriod } from '@thikana/contract/search/short-stay';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#web/lib/api/api.ts';
import { clearBoundsIn } from './bounds-in.ts';
import { clearOfObstacles } from './clear-of-obstacles.ts';
import { sizeOf } from './clear-part.ts';
import { coveredBoxes } from './covered-boxes.ts';
import { mergeClusters, pinBox } from './merge-clusters.ts';

/** The clusters in the clear part of the map, for the list's filters; `count` only once they have come. */
export function useClusters(map: MapLibre | undefined, purpose: 'rent' | 'buy' | undefined) {
  const [loaded, setLoaded] = useState<{ clusters: readonly MapCluster[]; bounds: Bounds }>();
  const [hasFailed, setHasFailed] = useState(false);
  const [search] = useSearchParams();
  const asked = filtersIn(search, purpose).toString();

  useEffect(() => {
    if (!map) return;
    let newest = 0;
    const load = async () => {
      newest += 1;
      const mine = newest;
      const filters: Record<string, string> = Object.fromEntries(new URLSearchParams(asked));
      const bounds = clearBoundsIn(map);
      const query = {
        ...(filters.purpose === 'rent' ? withUsualPeriod(filters) : filters),
        within: formatBounds(bounds),
      };
      const answer = await call(viewMap, { query }).catch(() => undefined);
      if (mine !== newest) return;
      if (answer) setLoaded({ clusters: mergedOn(map, answer.clusters), bounds });
      setHasFailed(!answer);
    };
    void load();
    map.on('moveend', load);
    return () => {
      newest = -1;
      map.off('moveend', load);
    };
  }, [map, asked]);

  return {
    clusters: loaded?.clusters ?? none,
    /** What the clusters were loaded for. */
    bounds: loaded?.bounds,
    count: loaded?.clusters.reduce((sum, cluster) => sum + cluster.count, 0),
    hasFailed,
  };
}

const none: readonly MapCluster[] = [];

/** The filters of an address, except the part of the map, which the map sets itself. */
function filtersIn(search: URLSearchParams, purpose: 'rent' | 'buy' | undefined): URLSearchParams {
  const filters = new URLSearchParams();
  for (const name of filterNames) {
    const value = name === 'within' ? null : search.get(name);
    if (value) filters.set(name, value);
  }
  if (purpose) filters.set('purpose', purpose);
  return filters;
}

/** At the highest zoom the visitor cannot zoom in further, so overlapping pins stay separate. */
function mergedOn(map: MapLibre, clusters: readonly MapCluster[]): readonly MapCluster[] {
  const project = ({ longitude, latitude }: MapCluster) => map.project([longitude, latitude]);
  const merged = map.getZoom() >= map.getMaxZoom() ? clusters : mergeClusters(clusters, project);
  const container = map.getContainer();
  const size = sizeOf(container);
  const controls = coveredBoxes(container);
  return merged.map((cluster) => {
    const pin = pinBox(cluster, project(cluster));
    const clear = clearOfObstacles(pin, controls, size);
    if (clear.x === pin.x && clear.y === pin.y) return cluster;
    const { lng, lat } = map.unproject([clear.x, clear.y]);
    return { ...cluster, longitude: lng, latitude: lat };
  });
}
