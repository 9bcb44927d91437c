import type { SearchFilter } from './search-filter.ts';

/** Whether a doubtful name still stands for the places of the search. */
export const isSamePlace = (before: SearchFilter, now: SearchFilter): boolean =>
  before.typedPlace !== '' && before.location === now.location && before.landmark === now.landmark;
