import { latePart } from '#web/components/ui/late-part.tsx';
import { isSaved, savedKeys } from '#web/lib/device/saved-keys.ts';

// Documents include it; browsers load it on the first touch, or at once for visitors who have places.
const isNeeded = !import.meta.env.SSR && isSaved(savedKeys.places);

/** The distances from a listing to the visitor's places, loaded on demand. */
export const Distances = latePart(
  import.meta.env.SSR && (await import('./distance-card.tsx')),
  () => import('./distance-card.tsx'),
  () => isNeeded,
);
