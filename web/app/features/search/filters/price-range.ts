import { priceRangeLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';

export const priceRange = {
  title: m.search_price_range,
  chip: priceRangeLabel,
  control: { kind: 'own' },
} satisfies FilterView;
