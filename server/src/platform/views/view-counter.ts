import { cityDay } from '@thikana/contract/city-time';
import type { ViewKind } from '@thikana/contract/statistics';
import { isbot } from 'isbot';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../log.ts';
import { createVisitors, type Visitor } from './visitors.ts';

export interface ViewCounter {
  /**
   * Counts an action of a visitor on a listing once a day; robots and visitors that cannot be distinguished are
   * ignored.
   */
  count(listingId: string, kind: ViewKind, visitor: Partial<Visitor>): void;
  /** Counts an action that is known to be new and by a person. */
  add(listingId: string, kind: ViewKind): void;
  /** Writes the counts since the last time. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const flushMilliseconds = 10_000;

/** View counts per listing: counted in memory, so that no visitor waits for the database, and added there later. */
export function createViewCounter(options: { db: Kysely<Tables>; log: Log; now: () => Date }): ViewCounter {
  const today = () => cityDay(options.now());
  const visitors = createVisitors(today);
  let counts = new Map<string, number>();
  const timer = setInterval(() => {
    flush().catch((error) => options.log.debug({ err: error }, 'View counts could not be written'));
  }, flushMilliseconds).unref();

  async function flush(): Promise<void> {
    const flushed = counts;
    if (flushed.size === 0) return;
    counts = new Map();
    try {
      await write(options.db, flushed);
    } catch (error) {
      // While the database is away, the counts stay in memory.
      for (const [key, count] of flushed) counts.set(key, (counts.get(key) ?? 0) + count);
      throw error;
    }
  }

  function add(listingId: string, kind: ViewKind): void {
    const key = `${listingId} ${today()} ${kind}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }

  return {
    count(listingId, kind, { address, agent }) {
      if (!address || !agent || isbot(agent)) return;
      if (visitors.isNew({ address, agent }, `${kind} ${listingId}`)) add(listingId, kind);
    },
    add,
    flush,
    async stop() {
      clearInterval(timer);
      await flush().catch(() => {});
    },
  };
}

/** Locks listings before their counts, like a deletion, and always in the same order, to avoid deadlocks. */
async function write(db: Kysely<Tables>, counts: ReadonlyMap<string, number>): Promise<void> {
  const keys = [...counts.keys()].sort();
  const part = (index: number) => keys.map((key) => key.split(' ')[index] ?? '');
  const [ids, days, kinds] = [part(0), part(1), part(2)];
  const sums = keys.map((key) => counts.get(key) ?? 0);
  await sql`
    with known as materialized (
      select id from listings where id = any(${ids}::text[]) order by id for key share
    )
    insert into listing_days (listing_id, day, kind, count)
    select id, day, kind, count
    from unnest(${ids}::text[], ${days}::date[], ${kinds}::text[], ${sums}::integer[])
      with ordinality as views (listing_id, day, kind, count, place)
    join known on id = listing_id
    order by place
    on conflict (listing_id, day, kind) do update set count = listing_days.count + excluded.count`.execute(
    db,
  );
}
