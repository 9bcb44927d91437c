import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';

export const within: FilterView = {
  title: m.filter_map,
  chip: () => m.chip_within(),
  control: { kind: 'kept' },
};
