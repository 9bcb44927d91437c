import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';
import { savedSearchRow, type WantedSearch } from './saved-search-row.ts';
import { searchesRepository } from './searches.repository.ts';

/** Keeps a search; there is an end to how many one reader can have. */
export async function saveSearch(
  { listings, settings }: Pick<AlertsDependencies, 'listings' | 'settings'>,
  transaction: Transaction<Tables>,
  wanted: WantedSearch,
) {
  const { isOn, searchesPerPerson } = (await settings.get()).alerts;
  if (!isOn && wanted.frequency !== 'off') throw new AppError('alerts_off');
  const searches = searchesRepository(transaction);
  const before = await searches.count(wanted.recipientId);
  const saved = await searches.put(await savedSearchRow(listings, wanted));
  const after = await searches.count(wanted.recipientId);
  // Whoever has more, since fewer were allowed, keeps them.
  if (after > Math.max(before, searchesPerPerson)) throw new AppError('too_many_searches');
  return saved;
}
