import type { Position } from '@thikana/contract/city';
import { cityName } from '@thikana/contract/place-name';
import { LocateFixed } from 'lucide-react';
import type { Map as MapLibre } from 'maplibre-gl';
import { useState } from 'react';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { ownPosition } from '#web/lib/device/own-position.ts';
import { m } from '#web/paraglide/messages.js';
import { overMap } from './covered-boxes.ts';
import { isNearCity } from './is-near-city.ts';
import { Placed } from './pins.tsx';

const nearZoom = 14;

/** Moves the map to the visitor, as if it were moved by hand, and marks the position. */
export function NearMe({ map }: { map: MapLibre }) {
  const [failure, setFailure] = useState('');
  const [here, setHere] = useState<Position>();
  const [isLooking, setLooking] = useState(false);
  const locate = async (event: Event) => {
    setFailure('');
    setLooking(true);
    const found = await ownPosition();
    setLooking(false);
    if ('failure' in found) return setFailure(found.failure);
    if (!isNearCity(found.position)) return setFailure(m.map_far({ city: cityName() }));
    setHere(found.position);
    const { longitude, latitude } = found.position;
    map.easeTo({ center: [longitude, latitude], zoom: nearZoom }, { originalEvent: event });
  };
  return (
    <>
      {here && (
        <Placed map={map} {...here}>
          <span
            role="img"
            aria-label={m.map_here()}
            className="grid size-11 place-items-center rounded-full bg-tea/25"
          >
            <span className="edged size-4 rounded-full border-2 border-surface bg-tea shadow-sm" />
          </span>
        </Placed>
      )}
      <div {...overMap} className="absolute top-28 right-3 z-10">
        <IconButton
          variant="bordered"
          label={m.near_me()}
          icon={<LocateFixed size={20} />}
          aria-busy={isLooking}
          onClick={(event) => locate(event.nativeEvent)}
        />
      </div>
      <p
        role="alert"
        className="absolute inset-x-3 bottom-10 z-10 rounded-control border border-bad bg-surface px-3 py-2 text-bad text-sm empty:hidden"
      >
        {failure}
      </p>
    </>
  );
}
