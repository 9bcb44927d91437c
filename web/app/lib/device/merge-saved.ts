import { mergeShortlist, saveSearch } from '@thikana/contract/alerts';
import { NetworkError } from '@thikana/contract/client';
import { searchOfPath } from '#web/lib/addresses/search-of-path.ts';
import { call } from '#web/lib/api/api.ts';
import { getSession } from '#web/lib/session/session.ts';
import { objectStore, withoutStorage } from './object-store.ts';
import { shortlist } from './saved-listings.ts';
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

/** A listing that was added to the shortlist at a time, or removed from it. */
interface Heart {
  id: string;
  at?: number | undefined;
}

/** What the account may not have yet. In IndexedDB, because a browser that is killed loses recent local storage. */
const unsent = objectStore<Heart>('hearts', 'unsent');
const keyOf = (userId: string, id: string) => `${userId} ${id}`;

/** Tells the account of an addition to the shortlist, or of a removal; without an answer it waits for a connection. */
export async function syncShortlisted(id: string): Promise<void> {
  const userId = getSession()?.user._id;
  if (userId === undefined) return;
  const heart = { id, at: shortlist.get().find((kept) => kept.id === id)?.at };
  await unsent.put(keyOf(userId, id), heart).catch(withoutStorage);
  await send(userId, [heart]).catch((error: unknown) => {
    if (!(error instanceof NetworkError)) throw error;
  });
}

/** Sends the hearts that wait, and returns their number. */
export async function sendUnsentHearts(userId: string): Promise<number> {
  const waiting = (await unsent.list()).filter(({ key }) => key.startsWith(keyOf(userId, '')));
  if (waiting.length === 0) return 0;
  await send(
    userId,
    waiting.map(({ value }) => value),
  );
  return waiting.length;
}

/** Afterwards the device agrees with the account, even if it had lost what waited. */
async function send(userId: string, hearts: readonly Heart[]): Promise<void> {
  const added = hearts.flatMap(({ id, at }) => (at === undefined ? [] : [{ id, at, isInAccount: true }]));
  const removed = hearts.filter(({ at }) => at === undefined).map(({ id }) => id);
  await call(mergeShortlist, { body: { added: added.map(({ id, at }) => ({ id, at })), removed } });
  const told = new Set<string>();
  for (const { id, at } of hearts) {
    const last = await unsent.get(keyOf(userId, id)).catch(withoutStorage);
    // The heart was pressed again meanwhile.
    if (last && last.at !== at) continue;
    await unsent.remove(keyOf(userId, id)).catch(withoutStorage);
    told.add(id);
  }
  if (!getSession()) return;
  const others = shortlist.get().filter(({ id }) => !told.has(id));
  const kept = [...added.filter(({ id }) => told.has(id)), ...others];
  shortlist.set(kept.toSorted((one, other) => other.at - one.at));
}
