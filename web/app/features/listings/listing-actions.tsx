import { latePart } from '#web/components/ui/late-part.tsx';
import { isAnyListingSaved } from '#web/lib/device/saved-keys.ts';

// Documents include them. Browsers load them on the first touch, or at once when saved listings need filled hearts.
const isNeeded = !import.meta.env.SSR && isAnyListingSaved();

/** The actions on a card, which work without opening the listing. */
export const ListingActions = latePart(
  import.meta.env.SSR && (await import('./listing-buttons.tsx')),
  () => import('./listing-buttons.tsx'),
  () => isNeeded,
);
