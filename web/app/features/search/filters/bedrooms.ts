import { currentCity } from '@thikana/contract/city';
import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';

/** The minimum number. The control of `rooms` sets it. */
export const bedrooms: FilterView = {
  title: m.filter_bedrooms,
  chip: (count) => m.chip_bedrooms({ count, word: currentCity().bedroomsWord }),
};
