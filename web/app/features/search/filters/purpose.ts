import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';

export const purposes = ['rent', 'buy'] as const;

const labels: Record<string, () => string> = { rent: m.search_purpose_rent, buy: m.search_purpose_buy };
export const purposeLabel = (value: string): string => labels[value]?.() ?? '';

/** Has no chip, because each purpose has its own list. */
export const purpose: FilterView = {
  title: m.search_purpose,
  control: { kind: 'one of', values: () => purposes, label: purposeLabel },
};
