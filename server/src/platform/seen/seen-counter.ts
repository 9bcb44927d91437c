import type { SeenKind } from '@thikana/contract/statistics';
import { isbot } from 'isbot';
import { type Kysely, sql } from 'kysely';
import { kolkataDay } from '../../lib/kolkata-day.ts';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../log.ts';
import { createVisitors, type Visitor } from './visitors.ts';

export interface SeenCounter {
  /** Counts what a visitor does with a listing, once a day; robots, and who cannot be told apart, are left out. */
  count(listingId: string, kind: SeenKind, visitor: Partial<Visitor>): void;
  /** Counts what is known to be new and of a person. */
  add(listingId: string, kind: SeenKind): void;
  /** Writes down what was counted since the last time. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const flushMilliseconds = 10_000;

/** How often each listing is seen: counted in memory, so that no visitor waits for the database, and added up there. */
export function createSeenCounter(options: { db: Kysely<Tables>; log: Log; now: () => Date }): SeenCounter {
  const today = () => kolkataDay(options.now());
  const visitors = createVisitors(today);
  let counts = new Map<string, number>();
  const timer = setInterval(() => {
    flush().catch((error) => options.log.debug({ err: error }, 'What was seen could not be written down'));
  }, flushMilliseconds).unref();

  async function flush(): Promise<void> {
    const flushed = counts;
    if (flushed.size === 0) return;
    counts = new Map();
    try {
      await write(options.db, flushed);
    } catch (error) {
      // While the database is away nothing is lost: it is added later.
      for (const [key, count] of flushed) counts.set(key, (counts.get(key) ?? 0) + count);
      throw error;
    }
  }

  function add(listingId: string, kind: SeenKind): void {
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

/** Listings before their counts, as where they are deleted, and always in the same order, so that nobody waits in a ring. */
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
      with ordinality as seen (listing_id, day, kind, count, place)
    join known on id = listing_id
    order by place
    on conflict (listing_id, day, kind) do update set count = listing_days.count + excluded.count`.execute(
    db,
  );
}
