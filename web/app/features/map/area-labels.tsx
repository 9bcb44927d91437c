import type { CityArea } from '@thikana/contract/city';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { labelledAreas } from './labelled-areas.ts';
import { Placed } from './pins.tsx';

/** Area names, as many as fit. */
export function AreaLabels({ map }: { map: MapLibre }) {
  const [shown, setShown] = useState<readonly CityArea[]>([]);
  useEffect(() => {
    const choose = () =>
      setShown(labelledAreas(({ longitude, latitude }) => map.project([longitude, latitude])));
    choose();
    map.on('zoomend', choose);
    return () => {
      map.off('zoomend', choose);
    };
  }, [map]);
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
