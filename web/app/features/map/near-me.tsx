import { LocateFixed } from 'lucide-react';
import type { Map as MapLibre } from 'maplibre-gl';
import { useState } from 'react';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { ownPosition } from '#web/lib/device/own-position.ts';
import { m } from '#web/paraglide/messages.js';
import { overMap } from './covered-boxes.ts';

const nearZoom = 14;

/** Moves the map to the visitor, as if it were moved by hand. */
export function NearMe({ map }: { map: MapLibre }) {
  const [failure, setFailure] = useState('');
  const [isLooking, setLooking] = useState(false);
  const locate = async (event: Event) => {
    setFailure('');
    setLooking(true);
    const found = await ownPosition();
    setLooking(false);
    if ('failure' in found) return setFailure(found.failure);
    const { longitude, latitude } = found.position;
    map.easeTo({ center: [longitude, latitude], zoom: nearZoom }, { originalEvent: event });
  };
  return (
    <>
      <div {...overMap} className="absolute top-28 right-3 z-10">
        <IconButton
          variant="bordered"
          label={m.near_me()}
          icon={<LocateFixed aria-hidden size={20} />}
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
