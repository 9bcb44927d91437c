import type { Intent } from '@thikana/contract/vocabulary';
import { m } from '../../paraglide/messages.js';

export interface Feed {
  title: () => string;
  /** The path of the list. */
  path: `/${string}`;
  /** The feed is there only if the city offers it. */
  intent?: Intent;
}

/** One feed per list. */
export const feeds: readonly Feed[] = [
  {
    title: m.feeds_rentals,
    path: '/rentals',
    intent: 'rent',
  },
  {
    title: m.feeds_sales,
    path: '/buys',
    intent: 'sell',
  },
  {
    title: m.feeds_all,
    path: '/properties',
  },
];
