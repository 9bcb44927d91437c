import { type ComponentProps, lazy, Suspense } from 'react';
import { isAnyListingKept } from '#web/lib/device/kept-keys.ts';
import { whenTouched } from '#web/lib/documents/when-touched.ts';

// A document has them at once; browsers fetch them when somebody first touches the page, or when there are hearts to fill.
const isNeeded = !import.meta.env.SSR && isAnyListingKept();
const ListingButtons = import.meta.env.SSR
  ? (await import('./listing-buttons.tsx')).default
  : lazy(() => whenTouched(() => import('./listing-buttons.tsx'), isNeeded));

/** What can be done with a listing without opening it. */
export function ListingActions(props: ComponentProps<typeof ListingButtons>) {
  return (
    <Suspense>
      <ListingButtons {...props} />
    </Suspense>
  );
}
