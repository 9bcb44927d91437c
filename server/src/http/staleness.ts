import { type Kysely, sql, type Transaction } from 'kysely';
import type { ListingRow } from '../platform/database/tables/listing-tables.ts';
import type { Tables } from '../platform/database/tables.ts';

/** The channel on which processes notify each other about stale pages. */
export const stalenessChannel = 'thikana_stale';

/** The row of a listing without its texts and its history; columns that are null are left out. */
export type ListingFacts = Partial<Omit<ListingRow, NoFact>> & { has_pictures: boolean };

export const noFacts = [
  ...['id', 'owner_id', 'title', 'description', 'second_title', 'second_description'],
  ...['location', 'alternate_location', 'import_key'],
  ...['approval_status', 'hidden_at', 'hidden_reasons', 'confirmed_at', 'asked_at', 'bumped_at'],
  ...['created_at', 'updated_at', 'longitude', 'latitude', 'shows_exact_place'],
] as const satisfies readonly (keyof ListingRow)[];
type NoFact = (typeof noFacts)[number];

/**
 * A subset of the public listings, such as those that match a filter. A page that lists them also shows their number.
 */
export interface Selection {
  has(listing: ListingFacts): boolean;
}

/** What a page depends on: a name, or a selection of listings. */
export type Dependency = string | Selection;

/** An invalidation: pages that depend on one of the names, and selections that contain one of the listings. */
export interface Staleness {
  names: readonly string[];
  listings: readonly ListingFacts[];
}

/** This name invalidates every selection. It is used when too many listings changed to name each. */
export const manyListings = 'listings';

/** The dependency of a page that shows one listing. Pages that list several depend on a selection. */
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

// PostgreSQL rejects longer payloads.
const payloadLimit = 7_000;

/** Notifies every process when the transaction commits. */
export async function markStale(
  db: Kysely<Tables> | Transaction<Tables>,
  names: readonly string[],
  listings: readonly ListingFacts[] = [],
): Promise<void> {
  const payload = JSON.stringify({ names, listings } satisfies Staleness);
  const told = payload.length > payloadLimit ? everything : payload;
  await sql`select pg_notify(${stalenessChannel}, ${told})`.execute(db);
}

/** For changes that affect every page. */
export async function markEverythingStale(db: Transaction<Tables>): Promise<void> {
  await sql`select pg_notify(${stalenessChannel}, ${everything})`.execute(db);
}

const everything = '*';

/** Parses a payload; undefined means that everything is stale. */
export function readStale(payload: string): Staleness | undefined {
  return payload === everything ? undefined : (JSON.parse(payload) as Staleness);
}
