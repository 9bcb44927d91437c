import type { Position } from '@thikana/contract/city';
import { type Named, placeName } from '@thikana/contract/place-name';
import { Suspense, useState } from 'react';
import { LoadingLine } from '#web/components/layout/loading-line.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { askedPart, lazyPart } from '#web/components/ui/lazy-part.ts';
import { useSaved } from '#web/lib/device/saved-list.ts';
import { useLatePlace } from '#web/lib/documents/use-late-place.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { distanceText, type KnownPosition } from './distance-text.ts';
import { ownPlaces, placesAtMost } from './place-store.ts';

// Loaded for visitors who have places of their own or add one.
const PlaceRows = lazyPart(() => import('./place-rows.tsx'));
const PlaceForm = askedPart(() => import('./place-form.tsx'));

interface Props {
  /** The position of the listing. */
  position: KnownPosition;
  /** Those near it, for visitors without places of their own. */
  landmarks: readonly (Position & Named)[];
}

/** The distances from a listing to the visitor's places. */
export default function DistanceCard({ position, landmarks }: Props) {
  const late = useLatePlace<HTMLElement>();
  const places = useSaved(ownPlaces);
  /** The index of the edited place; the length of the list means a new one. */
  const [edited, setEdited] = useState<number>();
  const close = () => {
    setEdited(undefined);
    late.ref.current?.focus();
  };

  return (
    <section
      {...late}
      tabIndex={-1}
      aria-labelledby="distances"
      className="rounded-card border border-line bg-surface p-5 outline-none noscript:hidden"
    >
      <h2 id="distances" className="font-semibold text-xl">
        {m.distance_title()}
      </h2>
      {places.length === 0 && landmarks.length > 0 && (
        <dl className="mt-2">
          {landmarks.map((landmark) => (
            <div key={landmark.name} className="border-line border-b py-2">
              <dt className="font-semibold">{placeName(landmark)}</dt>
              <dd className="tabular-nums">{distanceText(position, landmark)}</dd>
            </div>
          ))}
        </dl>
      )}
      {places.length === 0 && <p className="mt-2 text-ink-soft">{m.distance_intro()}</p>}
      {places.length > 0 && (
        <Suspense fallback={null}>
          <PlaceRows places={places} position={position} onEdit={setEdited} onRemoved={close} />
        </Suspense>
      )}
      <Suspense fallback={<LoadingLine />}>
        {edited !== undefined && (
          <PlaceForm key={edited} index={edited} place={places[edited]} onClose={close} />
        )}
      </Suspense>
      {edited === undefined && places.length < placesAtMost && (
        <Button variant="secondary" className="mt-3" onClick={() => setEdited(places.length)}>
          {m.distance_add()}
        </Button>
      )}
      {places.length >= placesAtMost && (
        <p className="mt-2 text-ink-soft text-sm">{m.distance_full({ count: number(placesAtMost) })}</p>
      )}
    </section>
  );
}
