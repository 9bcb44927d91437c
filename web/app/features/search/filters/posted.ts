import { posted as offered } from '@thikana/contract/search/filters/posted';
import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';

const label = (days: string) => m.chip_posted({ days: Number(days) });

export const posted: FilterView = {
  title: m.filter_posted,
  chip: label,
  control: { kind: 'one of', values: () => offered.choices.map(String), label },
};
