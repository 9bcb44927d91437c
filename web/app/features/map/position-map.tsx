import type { Position } from '@thikana/contract/city';
import { Marker } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSite } from '#web/lib/documents/site.ts';
import { m } from '#web/paraglide/messages.js';
import { AreaLabels } from './area-labels.tsx';
import { useMap } from './use-map.ts';

interface Props {
  position: Position;
  onMoved: (position: Position) => void;
}

const northDegrees = 0.03;
const eastDegrees = 0.04;

/** A map with a pin at a position; dragging the pin or pressing the map moves it. */
export default function PositionMap({ position, onMoved }: Props) {
  const tiles = useSite()?.tiles;
  const [start] = useState(() => ({
    west: position.longitude - eastDegrees,
    east: position.longitude + eastDegrees,
    south: position.latitude - northDegrees,
    north: position.latitude + northDegrees,
  }));
  const { container, map, hasFailed } = useMap({ start, tiles, shape: undefined, onMoved: () => undefined });
  const [pin] = useState(() => new Marker({ draggable: true }));
  const moved = useEffectEvent(({ lng, lat }: { lng: number; lat: number }) =>
    onMoved({ longitude: lng, latitude: lat }),
  );
  const { longitude, latitude } = position;
  useEffect(() => {
    pin.setLngLat([longitude, latitude]);
    if (map && !map.getBounds().contains([longitude, latitude])) map.setCenter([longitude, latitude]);
  }, [pin, map, longitude, latitude]);
  useEffect(() => {
    if (!map) return;
    pin.addTo(map).on('dragend', () => moved(pin.getLngLat()));
    map.on('click', ({ lngLat }) => moved(lngLat));
    return () => {
      pin.remove();
    };
  }, [map, pin]);

  if (hasFailed) return <p className="text-ink-soft">{m.map_unavailable()}</p>;
  return (
    <div className="relative h-72 overflow-hidden rounded-control border border-line sm:h-96">
      <div ref={container} className="size-full" />
      {map && !tiles && <AreaLabels map={map} />}
      {tiles && (
        <p className="absolute right-0 bottom-0 bg-surface/90 px-2 text-ink-soft text-sm">
          {tiles.attribution}
        </p>
      )}
    </div>
  );
}
