import { latePart } from '#web/components/ui/late-part.tsx';
import { lazyPart } from '#web/components/ui/lazy-part.ts';
import { isAnyListingSaved } from '#web/lib/device/saved-keys.ts';

// Documents include them. Browsers load them on the first touch, or at once when saved listings need filled hearts.
const isNeeded = !import.meta.env.SSR && isAnyListingSaved();

/** The actions on a card, which work without opening the listing. */
export const ListingActions = latePart(
  import.meta.env.SSR
    ? (await import('./listing-buttons.tsx')).default
    : lazyPart(
        () => import('./listing-buttons.tsx'),
        () => isNeeded,
      ),
);
