import type { SearchFilter } from '@thikana/contract/search/filters';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { listingSearch } from '../listing-filter.ts';
import { createColumns, writeRow } from './catalogue-columns.ts';
import { type CatalogueRow, readRows } from './catalogue-rows.ts';
import { conditionsOf } from './conditions-of.ts';
import { createMisses } from './misses.ts';
import { createWordIndex, scoresOf } from './words/word-index.ts';

/** A public listing by itself, as a catalogue of one: which searches would find it is told by what searches are made of. */
export interface SearchedListing {
  row: CatalogueRow;
  /** Whether a search, with these stems of its words, would find the listing now. */
  isFoundBy(search: SearchFilter, words: readonly string[] | undefined, now: number): boolean;
}

const slot = 0;

/** Nothing for a listing that is not public. */
export async function findSearchedListing(
  db: Kysely<Tables> | Transaction<Tables>,
  id: string,
): Promise<SearchedListing | undefined> {
  const [row] = await readRows(db, [id]);
  return row && searchedListing(row);
}

function searchedListing(row: CatalogueRow): SearchedListing {
  const columns = createColumns(1);
  writeRow(columns, slot, row);
  const index = createWordIndex(() => true);
  index.put(slot, row.words);
  const misses = createMisses();
  return {
    row,
    isFoundBy(search, words, now) {
      const { filter } = listingSearch(search, { words, now });
      const conditions = conditionsOf(filter, columns, scoresOf(filter, index, 1));
      return misses.of(conditions, 1, []).marks[slot] === 0;
    },
  };
}
