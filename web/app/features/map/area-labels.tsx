import type { Position } from '@thikana/contract/city';
import type { MapArea } from '@thikana/contract/city-map';
import { placeName } from '@thikana/contract/place-name';
import type { MapCluster } from '@thikana/contract/search/map';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { type Label, labelledAreas } from './labelled-areas.ts';
import { pinWidth } from './merge-clusters.ts';
import { Placed } from './pins.tsx';

interface Props {
  map: MapLibre;
  areas: readonly MapArea[];
  /** Their pins are not covered. */
  clusters?: readonly MapCluster[];
}

const noClusters: readonly MapCluster[] = [];

const besidePin = { [-1]: '-translate-y-[26px]', 0: '', 1: 'translate-y-[26px]' };

/** Area names, as many as fit. */
export function AreaLabels({ map, areas, clusters = noClusters }: Props) {
  const [shown, setShown] = useState<readonly Label[]>([]);
  useEffect(() => {
    const choose = () => {
      const { clientWidth: width, clientHeight: height } = map.getContainer();
      const project = ({ longitude, latitude }: Position) => map.project([longitude, latitude]);
      const pins = clusters.map((cluster) => {
        const { x, y } = project(cluster);
        return { x, y, width: pinWidth(cluster) };
      });
      setShown(labelledAreas(areas, project, { width, height }, pins));
    };
    choose();
    map.on('moveend', choose);
    return () => {
      map.off('moveend', choose);
    };
  }, [map, areas, clusters]);
  return shown.map(({ area, line }) => (
    <Placed key={area.slug} map={map} longitude={area.longitude} latitude={area.latitude}>
      <span
        aria-hidden
        className={`pointer-events-none block select-none font-sans font-semibold text-ink-soft text-sm ${besidePin[line]}`}
      >
        {placeName(area)}
      </span>
    </Placed>
  ));
}
