import { LRUCache } from 'lru-cache';
import type { ListingWithPictures } from '../../listings/listings.feature.ts';

/** A cache of listings as last read, until they change. Callers must not modify them. */
interface KnownListings {
  /** In the order of the ids; reads only those that are not cached. */
  list(ids: readonly string[], read: ReadListings): Promise<ListingWithPictures[]>;
  /** Call this before the next answer if these have changed. */
  forget(ids: readonly string[]): void;
}

type ReadListings = (ids: readonly string[]) => Promise<readonly ListingWithPictures[]>;

/** Holds at most `max` listings; evicts the least recently shown. */
export function createKnownListings(max: number): KnownListings {
  const known = new LRUCache<string, ListingWithPictures>({ max });
  let changes = 0;

  return {
    async list(ids, read) {
      const found = new Map<string, ListingWithPictures>();
      for (const id of ids) {
        const listing = known.get(id);
        if (listing) found.set(id, listing);
      }
      const missing = ids.filter((id) => !found.has(id));
      const before = changes;
      for (const listing of missing.length > 0 ? await read(missing) : []) {
        found.set(listing.id, listing);
        // A read that overlaps a change may have returned the old row.
        if (changes === before) known.set(listing.id, listing);
      }
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    forget(ids) {
      changes += 1;
      for (const id of ids) known.delete(id);
    },
  };
}
