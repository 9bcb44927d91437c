import { type ComponentProps, lazy, Suspense } from 'react';
import { isSaved, savedKeys } from '#web/lib/device/saved-keys.ts';
import { loadOnTouch } from '#web/lib/documents/load-on-touch.ts';

// Documents include it; browsers load it on the first touch, or at once for visitors who have places.
const isNeeded = !import.meta.env.SSR && isSaved(savedKeys.places);
const DistanceCard = import.meta.env.SSR
  ? (await import('./distance-card.tsx')).default
  : lazy(() => loadOnTouch(() => import('./distance-card.tsx'), isNeeded));

/** The distances from a listing to the visitor's places, loaded on demand. */
export function Distances(props: ComponentProps<typeof DistanceCard>) {
  return (
    <Suspense>
      <DistanceCard {...props} />
    </Suspense>
  );
}
