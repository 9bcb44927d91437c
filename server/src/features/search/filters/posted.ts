import { dayMilliseconds } from '../../../lib/durations.ts';
import { firstIdAt } from '../../../lib/ids.ts';
import { partsOfId } from '../catalogue/catalogue-columns.ts';
import { byLeast } from '../catalogue/column-conditions.ts';
import { countRecent } from '../catalogue/count-ranges.ts';
import { defineFilter } from '../filter.ts';

/** Ids begin with their creation time in seconds. */
export const posted = defineFilter({
  name: 'posted',
  ask: ({ posted: days, hour = 0 }) =>
    days === undefined ? undefined : firstIdAt(new Date(hour - days * dayMilliseconds)),
  where: (firstId, builder) => builder('id', '>=', firstId),
  condition: (firstId, { idParts: [seconds] }) => byLeast(seconds, partsOfId(firstId)[0]),
  facet: { count: ({ columns, slots, now }) => countRecent(columns, slots, now) },
});
