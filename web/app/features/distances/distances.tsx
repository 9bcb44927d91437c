import { lazy, Suspense } from 'react';
import { isKept, keptKeys } from '#web/lib/device/kept-keys.ts';
import { whenTouched } from '#web/lib/documents/when-touched.ts';
import type { KnownPosition } from './distance-text.ts';

// A document has it at once; browsers fetch it for those who have places of their own, else at the first touch.
const isNeeded = !import.meta.env.SSR && isKept(keptKeys.places);
const DistanceCard = import.meta.env.SSR
  ? (await import('./distance-card.tsx')).default
  : lazy(() => whenTouched(() => import('./distance-card.tsx'), isNeeded));

/** How far a listing is from places of the visitor's own. */
export function Distances({ position }: { position: KnownPosition }) {
  return (
    <Suspense>
      <DistanceCard position={position} />
    </Suspense>
  );
}
