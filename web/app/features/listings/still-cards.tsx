import { type ComponentProps, lazy, Suspense } from 'react';
import { loadOnTouch } from '#web/lib/documents/load-on-touch.ts';

// Documents include them, and nothing on them can be pressed: browsers load their code on the first touch.
const ListingFactsCards = import.meta.env.SSR
  ? (await import('./listing-facts-cards.tsx')).default
  : lazy(() => loadOnTouch(() => import('./listing-facts-cards.tsx'), false));
const ListingSideCards = import.meta.env.SSR
  ? (await import('./listing-side-cards.tsx')).default
  : lazy(() => loadOnTouch(() => import('./listing-side-cards.tsx'), false));

export function FactsCards(props: ComponentProps<typeof ListingFactsCards>) {
  return (
    <Suspense>
      <ListingFactsCards {...props} />
    </Suspense>
  );
}

export function SideCards(props: ComponentProps<typeof ListingSideCards>) {
  return (
    <Suspense>
      <ListingSideCards {...props} />
    </Suspense>
  );
}
