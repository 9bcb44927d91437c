import { dayMilliseconds } from '../../../lib/durations.ts';
import { firstIdAt } from '../../../lib/ids.ts';
import { type CatalogueColumns, partsOfId } from '../catalogue/catalogue-columns.ts';
import { bySlot, type ColumnCondition } from '../catalogue/column-conditions.ts';
import { countRecent } from '../catalogue/count-ranges.ts';
import { defineFilter } from '../filter.ts';

/** Ids begin with their creation time in seconds. */
export const posted = defineFilter({
  name: 'posted',
  ask: ({ posted: days, hour = 0 }) =>
    days === undefined ? undefined : firstIdAt(new Date(hour - days * dayMilliseconds)),
  where: (firstId, builder) => builder('id', '>=', firstId),
  condition: (firstId, columns) => byTime(columns, firstId),
  facet: { count: ({ columns, slots, now }) => countRecent(columns, slots, now) },
});

/** The smallest id of a time. */
function byTime({ idParts: [seconds] }: CatalogueColumns, firstId: string): ColumnCondition {
  const [first] = partsOfId(firstId);
  return bySlot((slot) => (seconds[slot] as number) >= first);
}
