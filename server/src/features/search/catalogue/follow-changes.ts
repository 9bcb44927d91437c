import { type Kysely, sql } from 'kysely';
import { hourMilliseconds } from '../../../lib/durations.ts';
import { prepared } from '../../../platform/database/prepared-statement.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { readRows, readRowsAfter } from './catalogue-rows.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { isMark } from './snapshot/snapshot-marks.ts';

/** The store as of the last poll of the database. */
export interface FollowedStore {
  store: CatalogueStore;
  /** Applies the changes committed before the call; returns the changed listings. */
  catchUp(): Promise<readonly string[]>;
  /** The oldest transaction whose changes the store may lack. */
  readonly horizon: string;
}

const rowsAtOnce = 1_000;
/** Few enough that searches do not wait for long, and many enough that each move of the sort orders is worth it. */
const changesAtOnce = 200;
/** Changes are deleted after a day, by any process that polls. */
const changesKeptHours = 24;
const forgetEveryMilliseconds = hourMilliseconds;
const changesTrustedMilliseconds = (changesKeptHours / 2) * hourMilliseconds;

interface Look {
  horizon: string;
  changes: { transaction: string; id: string }[];
}

/** Loads all public listings in batches, and the changes made meanwhile. */
export async function followListings(db: Kysely<Tables>, store: CatalogueStore): Promise<FollowedStore> {
  const { horizon } = await look(db, undefined);
  for (let coming = readRowsAfter(db, '', rowsAtOnce); ; ) {
    const rows = await coming;
    const last = rows.length < rowsAtOnce ? undefined : rows.at(-1);
    // The database reads the next batch while this one is applied.
    if (last) coming = readRowsAfter(db, last.id, rowsAtOnce);
    store.add(rows);
    if (!last) break;
  }
  return followFrom(db, store, horizon);
}

/** Follows the changes of the transactions from the horizon on. */
export function followFrom(db: Kysely<Tables>, store: CatalogueStore, from: string): FollowedStore {
  let horizon = from;
  let lookedAt = Date.now();
  let forgottenAt = 0;
  /** The changes already applied of transactions that the next poll reads again. */
  let seen = new Set<string>();
  return {
    store,
    get horizon() {
      return horizon;
    },
    async catchUp() {
      if (Date.now() - lookedAt > changesTrustedMilliseconds) throw new CatalogueTooOld();
      const now = Date.now();
      const { horizon: next, changes } = await look(db, horizon);
      const fresh = changes.filter((change) => !seen.has(`${change.transaction} ${change.id}`));
      const changed = [...new Set(fresh.map(({ id }) => id))].filter((id) => !isMark(id));
      for (const ids of inParts(changed)) await takeIn(db, store, ids);
      seen = new Set(
        changes
          .filter(({ transaction }) => BigInt(transaction) >= BigInt(next))
          .map(({ transaction, id }) => `${transaction} ${id}`),
      );
      horizon = next;
      lookedAt = now;
      if (changed.length === 0) return changed;
      if (now - forgottenAt > forgetEveryMilliseconds) {
        forgottenAt = now;
        await forgetOldChanges(db);
      }
      return changed;
    },
  };
}

/** Changes may have been deleted since the last poll, so everything must be loaded again. */
export class CatalogueTooOld extends Error {}

/** The changes of transactions from the horizon on, and the horizon for the next poll. */
async function look(db: Kysely<Tables>, horizon: string | undefined): Promise<Look> {
  // Before the first load nothing counts as changed.
  const since = sql`${horizon ?? null}::xid8`;
  const { rows } = await sql<Look>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
           coalesce((select json_agg(json_build_object('transaction', transaction::text, 'id', listing_id))
                     from listing_changes where transaction >= ${since}), '[]'::json) as changes
    ${prepared}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The database did not say what changed.');
  return found;
}

async function takeIn(db: Kysely<Tables>, store: CatalogueStore, ids: readonly string[]): Promise<void> {
  const rows = await readRows(db, ids);
  store.remove(ids);
  store.add(rows);
}

function* inParts(ids: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < ids.length; start += changesAtOnce)
    yield ids.slice(start, start + changesAtOnce);
}

async function forgetOldChanges(db: Kysely<Tables>): Promise<void> {
  await sql`delete from listing_changes where changed_at < now() - make_interval(hours => ${changesKeptHours})`.execute(
    db,
  );
}
