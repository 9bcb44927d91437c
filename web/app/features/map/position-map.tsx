import type { Position } from '@thikana/contract/city';
import { boundsOf } from '@thikana/contract/map-area';
import { type PlaceShape, positionsOf } from '@thikana/contract/place-shape';
import { Marker } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSite } from '#web/lib/documents/site.ts';
import { m } from '#web/paraglide/messages.js';
import { MapLabels } from './map-labels.tsx';
import { useMap } from './use-map.ts';

interface Props {
  position: Position;
  /** The outline or line of the place. */
  shape: PlaceShape | undefined;
  onMoved: (position: Position) => void;
}

const northDegrees = 0.03;
const eastDegrees = 0.04;

/**
 * A map with a pin at a position, and a shape, as large as the box around it. Dragging the pin or pressing the map moves
 * it.
 */
export default function PositionMap({ position, shape, onMoved }: Props) {
  const offered = useSite()?.tiles;
  const [start] = useState(() => boundsOf(around(position, shape)));
  const { container, map, areas, shapes, tiles, hasFailed } = useMap({
    ...{ findStart: async () => start, shape, tiles: offered },
    onMoved: () => undefined,
  });
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

  const showShape = useEffectEvent((drawn: PlaceShape) => {
    const { west, south, east, north } = boundsOf(around(position, drawn));
    map?.fitBounds([west, south, east, north], { animate: false });
  });
  useEffect(() => {
    if (map && shape) showShape(shape);
  }, [map, shape]);

  if (hasFailed) return <p className="p-6 text-center text-ink-soft">{m.map_unavailable()}</p>;
  return (
    <>
      <div ref={container} className="size-full" />
      {map && !tiles && <MapLabels {...{ map, areas, shapes }} />}
      {tiles && (
        <p className="absolute right-0 bottom-0 bg-surface/90 px-2 text-ink-soft text-sm">
          {tiles.attribution}
        </p>
      )}
    </>
  );
}

/** A few kilometres around the position, and the whole shape. */
function around({ longitude, latitude }: Position, shape: PlaceShape | undefined): Position[] {
  return [
    { longitude: longitude - eastDegrees, latitude: latitude - northDegrees },
    { longitude: longitude + eastDegrees, latitude: latitude + northDegrees },
    ...(shape ? positionsOf(shape) : []).map(([east, north]) => ({ longitude: east, latitude: north })),
  ];
}
