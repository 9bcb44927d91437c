import { mostSavedSearches } from '@thikana/contract/alerts';
import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';
import { savedSearchRow, type WantedSearch } from './saved-search-row.ts';
import { searchesRepository } from './searches.repository.ts';

/** Keeps a search; there is an end to how many one reader can have. */
export async function saveSearch(
  { listings }: Pick<AlertsDependencies, 'listings'>,
  transaction: Transaction<Tables>,
  wanted: WantedSearch,
) {
  const searches = searchesRepository(transaction);
  const saved = await searches.put(await savedSearchRow(listings, wanted));
  if ((await searches.count(wanted.recipientId)) > mostSavedSearches) throw new AppError('too_many_searches');
  return saved;
}
