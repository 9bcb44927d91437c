import type { Position } from '@thikana/contract/city';
import type { PlaceShape } from '@thikana/contract/place-shape';
import { Suspense } from 'react';
import { lazyPart } from '#web/components/ui/lazy-part.ts';
import { m } from '#web/paraglide/messages.js';

const PositionMap = lazyPart(() => import('#web/features/map/position-map.tsx'));

/** The map of a form, loaded when it is shown. */
export const placeMap = (
  position: Position,
  shape: PlaceShape | undefined,
  onMoved: (position: Position) => void,
) => (
  <div className="grid gap-1">
    <p className="font-semibold text-sm">{m.places_map()}</p>
    <div className="relative h-72 overflow-hidden rounded-control border border-line sm:h-96">
      <Suspense fallback={<p className="p-6 text-center text-ink-soft">{m.map_loading()}</p>}>
        <PositionMap position={position} shape={shape} onMoved={onMoved} />
      </Suspense>
    </div>
  </div>
);
