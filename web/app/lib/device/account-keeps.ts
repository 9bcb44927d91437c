import { mergeShortlist, saveSearch } from '@thikana/contract/alerts';
import { searchOfPath } from '#web/lib/addresses/search-of-path.ts';
import { call } from '#web/lib/api/api.ts';
import { shortlist } from './kept-listings.ts';
import { keptSearches } from './kept-searches.ts';

/** Merges the device's shortlist and saved searches with the account's, in both directions. */
export async function mergeKept(): Promise<void> {
  const merged = await call(mergeShortlist, { body: { added: [...shortlist.get()] } });
  shortlist.set(merged.shortlist);
  for (const { path } of keptSearches.get())
    await call(saveSearch, { body: { search: searchOfPath(path), frequency: 'off' } });
  keptSearches.set([]);
}

/** Sends an addition to the shortlist, or a removal, to the account. */
export async function tellShortlisted(id: string): Promise<void> {
  const added = shortlist.get().filter((kept) => kept.id === id);
  await call(mergeShortlist, { body: { added, removed: added.length > 0 ? [] : [id] } });
}
