import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';
import { orderLabel, ordersOf } from './orders.ts';

export const sort: FilterView = {
  title: m.list_order,
  control: {
    kind: 'one of',
    values: (chosen) => ordersOf({ ...chosen, q: '' }),
    label: orderLabel,
    any: m.list_order_usual,
  },
};
