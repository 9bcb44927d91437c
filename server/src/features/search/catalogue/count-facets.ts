import type { Facets } from '@thikana/contract/search/search';
import type { FacetSearch } from '../engine.ts';
import { filters } from '../filters.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { conditionsOf } from './conditions-of.ts';
import { type Misses, missedAlone, mostConditions, numberMissedAlone } from './misses.ts';

/**
 * For each value of each filter, the number of listings if it replaced the current value, and for each active filter
 * the number without it. A listing that fails exactly one condition counts for that filter only.
 */
export function countFacets(
  store: CatalogueStore,
  { filter, from, now }: FacetSearch,
  scores: Uint16Array | undefined,
): Facets {
  const { columns } = store;
  const conditions = conditionsOf(filter, columns, scores);
  const misses = store.misses(conditions);
  const { total, alone } = countMisses(misses, conditions.length);
  const values = filters.flatMap(({ name, facet }) => {
    if (!facet) return [];
    const number = facet.isAdded ? never : conditions.findIndex(({ choice }) => choice === name);
    const tallyOf = (column: Uint8Array | Uint16Array) => tally(column, misses, number);
    return [[facet.name ?? name, facet.count({ columns, misses, number, from, now, tally: tallyOf })]];
  });
  return {
    total,
    values: Object.fromEntries(values),
    without: Object.fromEntries(
      conditions.map(({ choice }, number) => [choice, total + (alone[number] as number)]),
    ),
  };
}

/** No condition has this number, so only listings that meet all conditions are counted. */
const never = mostConditions;

/** The number of listings that meet every condition, and the number that fail only each one. */
function countMisses({ marks, used }: Misses, conditions: number) {
  const alone = new Uint32Array(conditions);
  let total = 0;
  for (let slot = 0; slot < used; slot += 1) {
    const mark = marks[slot] as number;
    const number = numberMissedAlone(mark);
    if (mark === 0) total += 1;
    else if (number !== undefined) alone[number] = (alone[number] as number) + 1;
  }
  return { total, alone };
}

/** Counts the codes in slots that meet all conditions, or fail only the condition with this number. */
function tally(column: Uint8Array | Uint16Array, { marks, used }: Misses, number: number): Uint32Array {
  const occurs = new Uint32Array(2 ** (column.BYTES_PER_ELEMENT * 8));
  const alone = missedAlone(number);
  for (let slot = 0; slot < used; slot += 1) {
    const mark = marks[slot];
    if (mark !== 0 && mark !== alone) continue;
    const code = column[slot] as number;
    occurs[code] = (occurs[code] as number) + 1;
  }
  return occurs;
}
