import { mergeShortlist, saveSearch } from '@thikana/contract/alerts';
import { searchOfPath } from '#web/lib/addresses/search-of-path.ts';
import { call } from '#web/lib/api/api.ts';
import { shortlist } from './saved-listings.ts';
import { savedSearches } from './saved-searches.ts';

/** Merges the device's shortlist and saved searches with the account's, in both directions. */
export async function mergeSaved(): Promise<void> {
  const merged = await call(mergeShortlist, { body: { added: [...shortlist.get()] } });
  shortlist.set(merged.shortlist);
  for (const { path } of savedSearches.get())
    await call(saveSearch, { body: { search: searchOfPath(path), frequency: 'off' } });
  savedSearches.set([]);
}

/** Sends an addition to the shortlist, or a removal, to the account. */
export async function syncShortlisted(id: string): Promise<void> {
  const added = shortlist.get().filter((kept) => kept.id === id);
  await call(mergeShortlist, { body: { added, removed: added.length > 0 ? [] : [id] } });
}
