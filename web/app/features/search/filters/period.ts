import { frequencies } from '@thikana/contract/vocabulary';
import { m } from '#web/paraglide/messages.js';
import { someOf } from './some-of.ts';

const labels = {
  day: m.search_per_day,
  week: m.search_per_week,
  month: m.search_per_month,
  year: m.search_per_year,
};

export const period = someOf(
  m.filter_period,
  () => frequencies,
  (value) => labels[value](),
);
