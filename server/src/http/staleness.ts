import { type Kysely, sql, type Transaction } from 'kysely';
import type { ListingRow } from '../platform/database/tables/listing-tables.ts';
import type { Tables } from '../platform/database/tables.ts';

/** The channel on which processes tell each other what a page may no longer show. */
export const stalenessChannel = 'thikana_stale';

/** What of a listing decides which lists it is on. */
export type ListingFacts = Pick<
  ListingRow,
  | ('intent' | 'category' | 'area' | 'frequency' | 'furnishing' | 'bedrooms' | 'bathrooms' | 'parking')
  | ('attached_bathroom' | 'has_shutter' | 'rent_rupees' | 'price_rupees' | 'total_price_rupees')
> & { has_pictures: boolean };

/** Some of the public listings, such as those that meet a filter: who shows them shows their number too. */
export interface Selection {
  has(listing: ListingFacts): boolean;
}

/** What a page depends on: something with a name, or who belongs to some of the listings. */
export type Dependency = string | Selection;

/** What went stale: what depends on one of the names, and selections that have one of the listings. */
export interface Staleness {
  names: readonly string[];
  listings: readonly ListingFacts[];
}

/** Every selection goes stale with this name: so many listings came or went that they are not told one by one. */
export const manyListings = 'listings';

/** What a page that shows one listing depends on; a page that shows who is on a list depends on a selection. */
export function listingDependency(listingId: string): string {
  return `listing:${listingId}`;
}

export const everyListing: Selection = { has: () => true };

export function isStale(dependencies: ReadonlySet<Dependency>, { names, listings }: Staleness): boolean {
  if (names.some((name) => dependencies.has(name))) return true;
  const isMany = names.includes(manyListings);
  for (const dependency of dependencies) {
    if (typeof dependency === 'string') continue;
    if (isMany || listings.some((listing) => dependency.has(listing))) return true;
  }
  return false;
}

// PostgreSQL refuses a longer payload.
const payloadLimit = 7_000;

/** Told to every process when the transaction commits. */
export async function markStale(
  db: Kysely<Tables> | Transaction<Tables>,
  names: readonly string[],
  listings: readonly ListingFacts[] = [],
): Promise<void> {
  const payload = JSON.stringify({ names, listings } satisfies Staleness);
  const told = payload.length > payloadLimit ? everything : payload;
  await sql`select pg_notify(${stalenessChannel}, ${told})`.execute(db);
}

/** For changes that reach every page. */
export async function markEverythingStale(db: Transaction<Tables>): Promise<void> {
  await sql`select pg_notify(${stalenessChannel}, ${everything})`.execute(db);
}

const everything = '*';

/** What a payload tells of; undefined means all there is. */
export function readStale(payload: string): Staleness | undefined {
  return payload === everything ? undefined : (JSON.parse(payload) as Staleness);
}
