import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';

/** The channel on which processes tell each other what a page may no longer show. */
export const stalenessChannel = 'thikana_stale';

/** What a page that shows one listing depends on; pages with lists depend on `listings`. */
export function listingDependency(listingId: string): string {
  return `listing:${listingId}`;
}

// PostgreSQL refuses a longer payload.
const payloadLimit = 7_000;

/** Told to every process when the transaction commits. */
export async function markStale(
  db: Kysely<Tables> | Transaction<Tables>,
  dependencies: readonly string[],
): Promise<void> {
  const payload = dependencies.join(' ');
  const told = payload.length > payloadLimit ? everything : payload;
  await sql`select pg_notify(${stalenessChannel}, ${told})`.execute(db);
}

/** For changes that reach every page. */
export async function markEverythingStale(db: Transaction<Tables>): Promise<void> {
  await markStale(db, [everything]);
}

const everything = '*';

/** The dependencies that a payload names; undefined means all there are. */
export function readStale(payload: string): string[] | undefined {
  return payload === everything ? undefined : payload.split(' ');
}
