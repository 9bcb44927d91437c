import type { Listing } from '@thikana/contract/listings';
import { lazy, Suspense } from 'react';
import { loadOnTouch } from '#web/lib/documents/load-on-touch.ts';

// Documents include them, and nothing on them can be pressed: browsers load their code on the first touch.
const ListingFactsCards = import.meta.env.SSR
  ? (await import('./listing-facts-cards.tsx')).default
  : lazy(() => loadOnTouch(() => import('./listing-facts-cards.tsx'), false));

export function FactsCards({ listing }: { listing: Listing }) {
  return (
    <Suspense>
      <ListingFactsCards listing={listing} />
    </Suspense>
  );
}
