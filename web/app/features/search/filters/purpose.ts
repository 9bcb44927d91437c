import { offeredIntents } from '@thikana/contract/offers';
import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';

/** Those that the city offers. */
export const purposes = () => offeredIntents().map((intent) => (intent === 'rent' ? 'rent' : 'buy'));

const labels: Record<string, () => string> = { rent: m.search_purpose_rent, buy: m.search_purpose_buy };
export const purposeLabel = (value: string): string => labels[value]?.() ?? '';

/** Has no chip, because each purpose has its own list. */
export const purpose: FilterView = {
  title: m.search_purpose,
  control: { kind: 'one of', isRow: true, values: purposes, label: purposeLabel },
};
