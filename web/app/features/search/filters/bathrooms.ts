import { roomCounts } from '@thikana/contract/vocabulary';
import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';

export const bathrooms: FilterView = {
  title: m.filter_bathrooms,
  chip: (count) => m.chip_bathrooms({ count }),
  control: {
    kind: 'one of',
    values: () => roomCounts.map(String),
    label: (count) => m.filter_at_least({ count }),
  },
};
