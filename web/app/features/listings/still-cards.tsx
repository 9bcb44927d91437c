import { latePart } from '#web/components/ui/late-part.tsx';
import { lazyPart } from '#web/components/ui/lazy-part.ts';

// Documents include them, and nothing on them can be pressed: browsers load their code on the first touch.
export const FactsCards = latePart(
  import.meta.env.SSR
    ? (await import('./listing-facts-cards.tsx')).default
    : lazyPart(
        () => import('./listing-facts-cards.tsx'),
        () => false,
      ),
);
export const SideCards = latePart(
  import.meta.env.SSR
    ? (await import('./listing-side-cards.tsx')).default
    : lazyPart(
        () => import('./listing-side-cards.tsx'),
        () => false,
      ),
);
