import { day } from '#web/lib/format/dates.ts';
import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';

export const available: FilterView = {
  title: m.filter_available,
  chip: (value) => m.chip_available({ day: day(value) }),
  control: {
    kind: 'typed',
    type: 'date',
    fields: (filter) => [{ name: 'available', label: m.filter_available(), value: filter.available }],
  },
};
