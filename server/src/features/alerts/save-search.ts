import type { AlertFrequency } from '@thikana/contract/alerts';
import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';
import { savedSearchRow, type WantedSearch } from './saved-search-row.ts';
import { searchesRepository } from './searches.repository.ts';

/** A search that is ready to be stored, and its reader's limit; computed before any lock is taken. */
export async function prepareSearch(
  { search, settings }: Pick<AlertsDependencies, 'search' | 'settings'>,
  { frequency, ...wanted }: Omit<WantedSearch, 'frequency'> & { frequency?: AlertFrequency | undefined },
) {
  const { isOn, searchesPerPerson } = (await settings.get()).alerts;
  if (!isOn && frequency && frequency !== 'off') throw new AppError('alerts_off');
  const row = await savedSearchRow(search, { ...wanted, frequency: frequency ?? 'off' });
  if (row.query === '') throw new AppError('search_without_filter');
  return {
    row,
    keepsFrequency: frequency === undefined,
    atMost: searchesPerPerson,
  };
}

/** Stores a search, up to the reader's limit. */
export async function saveSearch(
  transaction: Transaction<Tables>,
  recipientId: string,
  { row, keepsFrequency, atMost }: Awaited<ReturnType<typeof prepareSearch>>,
) {
  const saved = await searchesRepository(transaction).put(
    { ...row, recipient_id: recipientId },
    { keepsFrequency },
  );
  // Readers above a limit that was lowered keep their searches.
  if (saved.isNew && saved.earlier >= atMost) throw new AppError('too_many_searches');
  return saved;
}
