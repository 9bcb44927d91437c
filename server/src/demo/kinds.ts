import type { Category, Frequency, Intent } from '@thikana/contract/vocabulary';

export interface Kind {
  intent: Intent;
  category: Category;
  frequency?: Frequency;
}

/** The numbers of each kind in the catalogue: 240 listings. */
const shares: readonly (Kind & { count: number })[] = [
  { intent: 'rent', category: 'flat', frequency: 'month', count: 68 },
  { intent: 'rent', category: 'flat', frequency: 'day', count: 5 },
  { intent: 'rent', category: 'flat', frequency: 'week', count: 4 },
  { intent: 'rent', category: 'house', frequency: 'month', count: 26 },
  { intent: 'rent', category: 'house', frequency: 'day', count: 6 },
  { intent: 'rent', category: 'house', frequency: 'week', count: 3 },
  { intent: 'rent', category: 'house', frequency: 'year', count: 2 },
  { intent: 'rent', category: 'shop', frequency: 'month', count: 17 },
  { intent: 'rent', category: 'shop', frequency: 'year', count: 6 },
  { intent: 'sell', category: 'flat', count: 37 },
  { intent: 'sell', category: 'house', count: 27 },
  { intent: 'sell', category: 'shop', count: 10 },
  { intent: 'sell', category: 'land', count: 29 },
];

export const demoKinds: readonly Kind[] = shares.flatMap(({ count, ...kind }) =>
  Array<Kind>(count).fill(kind),
);
