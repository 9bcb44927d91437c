import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';

export const shape: FilterView = {
  title: m.filter_map,
  chip: () => m.chip_shape(),
  control: { kind: 'kept' },
};
