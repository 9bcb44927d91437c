import type { Position } from '@thikana/contract/city';
import type { MapArea } from '@thikana/contract/city-map';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { labelledAreas } from './labelled-areas.ts';
import { Placed } from './pins.tsx';

/** Area names, as many as fit. */
export function AreaLabels({ map, areas }: { map: MapLibre; areas: readonly MapArea[] }) {
  const [shown, setShown] = useState<readonly MapArea[]>([]);
  useEffect(() => {
    const choose = () => {
      const { clientWidth: width, clientHeight: height } = map.getContainer();
      const project = ({ longitude, latitude }: Position) => map.project([longitude, latitude]);
      setShown(labelledAreas(areas, project, { width, height }));
    };
    choose();
    map.on('moveend', choose);
    return () => {
      map.off('moveend', choose);
    };
  }, [map, areas]);
  return shown.map(({ slug, name, longitude, latitude }) => (
    <Placed key={slug} map={map} longitude={longitude} latitude={latitude}>
      <span
        aria-hidden
        className="pointer-events-none select-none font-sans font-semibold text-ink-soft text-sm"
      >
        {name}
      </span>
    </Placed>
  ));
}
