import type { Facets } from '@thikana/contract/search/search';
import type { FacetSearch } from '../engine.ts';
import { filters } from '../filters.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { conditionsOf } from './conditions-of.ts';
import { type Misses, missedAlone, numberMissedAlone } from './misses.ts';

/**
 * What each value of each choice would leave, were it chosen instead of what is chosen there now, and what would be
 * left without each choice. A listing that misses one condition alone counts for that choice only.
 */
export function countFacets(
  store: CatalogueStore,
  { filter, from, now }: FacetSearch,
  scores: Uint8Array | undefined,
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

/** No condition has this number: what is counted for it meets them all. */
const never = -1;

/** How many meet every condition, and how many miss each of them alone. */
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

/** How often each code occurs in slots that miss nothing, or only the condition of this number. */
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
