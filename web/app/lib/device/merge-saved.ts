import { mergeShortlist, saveSearch } from '@thikana/contract/alerts';
import { NetworkError } from '@thikana/contract/client';
import { searchOfPath } from '#web/lib/addresses/search-of-path.ts';
import { call } from '#web/lib/api/api.ts';
import { getSession } from '#web/lib/session/session.ts';
import { savedKeys } from './saved-keys.ts';
import { savedList } from './saved-list.ts';
import { shortlist, shortlistCount } from './saved-listings.ts';
import { savedSearches } from './saved-searches.ts';

/** Merges the device's shortlist and saved searches with the account's, in both directions. */
export async function mergeSaved(): Promise<void> {
  const merged = await call(mergeShortlist, { body: { added: [...shortlist.get()] } });
  // The log-out that came first has emptied the shortlist.
  if (!getSession()) return;
  shortlist.set(merged.shortlist.map((kept) => ({ ...kept, isInAccount: true })));
  for (const { path } of savedSearches.get())
    await call(saveSearch, { body: { search: searchOfPath(path) } });
  savedSearches.set([]);
}

const unsent = savedList(savedKeys.unsentHearts, {
  isEntry: (value): value is string => typeof value === 'string',
  limit: shortlistCount,
});

/** Sends an addition to the shortlist, or a removal, to the account; without an answer it waits for a connection. */
export async function syncShortlisted(id: string): Promise<void> {
  try {
    await send([id]);
    unsent.set(unsent.get().filter((each) => each !== id));
  } catch (error) {
    if (error instanceof NetworkError) unsent.set([...new Set([...unsent.get(), id])]);
    else throw error;
  }
}

/** Sends the hearts that wait, and returns their number. */
export async function sendUnsentHearts(): Promise<number> {
  const ids = [...unsent.get()];
  if (ids.length === 0) return 0;
  await send(ids);
  unsent.set(unsent.get().filter((each) => !ids.includes(each)));
  return ids.length;
}

async function send(ids: readonly string[]): Promise<void> {
  const added = shortlist.get().filter(({ id }) => ids.includes(id));
  const removed = ids.filter((id) => !added.some((kept) => kept.id === id));
  await call(mergeShortlist, { body: { added, removed } });
  const isAdded = (id: string) => added.some((kept) => kept.id === id);
  shortlist.set(shortlist.get().map((kept) => (isAdded(kept.id) ? { ...kept, isInAccount: true } : kept)));
}
