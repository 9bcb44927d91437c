import { areaLabel, type areas } from '@thikana/contract/areas';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { labelledAreas } from './labelled-areas.ts';
import { Placed } from './pins.tsx';

/** Area names, as many as fit. */
export function AreaLabels({ map }: { map: MapLibre }) {
  const [shown, setShown] = useState<readonly (typeof areas)[number][]>([]);
  useEffect(() => {
    const choose = () =>
      setShown(labelledAreas(({ longitude, latitude }) => map.project([longitude, latitude])));
    choose();
    map.on('zoomend', choose);
    return () => {
      map.off('zoomend', choose);
    };
  }, [map]);
  return shown.map(({ value, longitude, latitude }) => (
    <Placed key={value} map={map} longitude={longitude} latitude={latitude}>
      <span
        aria-hidden
        className="pointer-events-none select-none font-sans font-semibold text-ink-soft text-sm"
      >
        {areaLabel(value)}
      </span>
    </Placed>
  ));
}
