import { dayCode, dayCodes } from '../catalogue/catalogue-columns.ts';
import { byCode } from '../catalogue/column-conditions.ts';
import { defineFilter } from '../filter.ts';

/** A listing without a date is available now. */
export const available = defineFilter({
  name: 'available',
  ask: (filter) => filter.available,
  where: (day, builder) =>
    builder.or([builder('available_from', 'is', null), builder('available_from', '<=', day)]),
  condition(day, { availableDay }) {
    const last = dayCode(day);
    return byCode(availableDay, (code) => code <= last, dayCodes);
  },
  isMetBy: (day, { available_from: from }) => !from || from <= day,
});
