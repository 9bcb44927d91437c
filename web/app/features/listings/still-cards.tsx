import { latePart } from '#web/components/ui/late-part.tsx';

// Documents include them, and nothing on them can be pressed: browsers load their code on the first touch.
export const FactsCards = latePart(
  import.meta.env.SSR && (await import('./listing-facts-cards.tsx')),
  () => import('./listing-facts-cards.tsx'),
);
export const SideCards = latePart(
  import.meta.env.SSR && (await import('./listing-side-cards.tsx')),
  () => import('./listing-side-cards.tsx'),
);
