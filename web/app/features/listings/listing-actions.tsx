import { type ComponentProps, lazy, Suspense } from 'react';
import { isAnyListingSaved } from '#web/lib/device/saved-keys.ts';
import { whenTouched } from '#web/lib/documents/when-touched.ts';

// Documents include them. Browsers load them on the first touch, or at once when saved listings need filled hearts.
const isNeeded = !import.meta.env.SSR && isAnyListingSaved();
const ListingButtons = import.meta.env.SSR
  ? (await import('./listing-buttons.tsx')).default
  : lazy(() => whenTouched(() => import('./listing-buttons.tsx'), isNeeded));

/** The actions on a card, which work without opening the listing. */
export function ListingActions(props: ComponentProps<typeof ListingButtons>) {
  return (
    <Suspense>
      <ListingButtons {...props} />
    </Suspense>
  );
}
