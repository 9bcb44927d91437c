import type { FlatMap } from '@thikana/contract/proximity';
import type { CatalogueColumns } from './catalogue-columns.ts';

/** The listings that match a search without one of its filters. */
export interface Left {
  readonly columns: CatalogueColumns;
  readonly slots: Uint32Array;
  /** The origin of distances. */
  readonly from: FlatMap | undefined;
  /** The full hour, in seconds. */
  readonly now: number;
  /** Counts each code of a column. */
  tally(column: Uint8Array | Uint16Array): Uint32Array;
}

export function named<Name extends string | number>(names: readonly Name[], count: (name: Name) => number) {
  return Object.fromEntries(names.map((name) => [String(name), count(name)]));
}

/** Names the counts of a column whose codes are indexes of `names`. */
export function byPlace(names: readonly string[], counts: Uint32Array) {
  return Object.fromEntries(names.map((name, place) => [name, counts[place] as number]));
}

export function sum(counts: Uint32Array): number {
  return counts.reduce((all, count) => all + count, 0);
}
