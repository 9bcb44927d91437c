import type { SearchFilter } from '@thikana/contract/search/filters';
import type { Kysely, Transaction } from 'kysely';
import { atOnce } from '../../../lib/steps.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { listingSearch } from '../listing-filter.ts';
import { createColumns, writeRow } from './catalogue-columns.ts';
import { type CatalogueRow, readRows } from './catalogue-rows.ts';
import { conditionsOf } from './conditions-of.ts';
import { createWordIndex } from './words/word-index.ts';

/** A catalogue with one public listing, which tells which searches match it with the same conditions as any search. */
export interface SearchedListing {
  row: CatalogueRow;
  /** Whether a search, with the stems of its words, matches the listing now. */
  isFoundBy(search: SearchFilter, words: readonly string[] | undefined, now: number): boolean;
}

const slot = 0;

/** Undefined for a listing that is not public. */
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
  return {
    row,
    isFoundBy(search, words, now) {
      const { filter } = listingSearch(search, { words, needsWords: true, now });
      const having = words && atOnce(index.having(words, 1));
      const conditions = conditionsOf(filter, columns, having);
      return conditions.every((condition) => condition.isMet(slot));
    },
  };
}
