import { listText } from '@thikana/contract/list-text';
import { shortStay } from '@thikana/contract/search/short-stay';
import type { Frequency } from '@thikana/contract/vocabulary';
import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';

const labels: Record<Frequency, () => string> = {
  day: m.search_per_day,
  week: m.search_per_week,
  month: m.search_per_month,
  year: m.search_per_year,
};

export const periodLabel = (value: string): string => labels[value as Frequency]();

export const period = {
  title: m.filter_period,
  chip: (value) =>
    value === shortStay ? m.filter_short_stay() : listText(value.split(',').map(periodLabel)),
  control: { kind: 'own' },
} satisfies FilterView;
