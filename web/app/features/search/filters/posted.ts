import { postedWithinDays } from '@thikana/contract/vocabulary';
import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';

const label = (days: string) => m.chip_posted({ days });

export const posted: FilterView = {
  title: m.filter_posted,
  chip: label,
  control: { kind: 'one of', values: () => postedWithinDays.map(String), label },
};
