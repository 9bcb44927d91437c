import { bathrooms as offered } from '@thikana/contract/search/filters/bathrooms';
import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';

export const bathrooms: FilterView = {
  title: m.filter_bathrooms,
  chip: (count) => m.chip_bathrooms({ count }),
  control: {
    kind: 'one of',
    values: () => offered.choices.map(String),
    label: (count) => m.filter_at_least({ count }),
  },
};
