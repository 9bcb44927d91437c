import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import type { DatabaseLog } from './database-log.ts';
import { createPool } from './pool.ts';

export interface ReadReplica {
  /** Returns the replica, or the database while the replica lags or is away. */
  pool: PostgresPool;
  /** Public data was committed; readers must see it from now on. */
  noteChange(): void;
  stop(): Promise<void>;
}

const lookMilliseconds = 20;
const awayMilliseconds = 2_000;
/** Without changes, the replica is checked again after this time. */
const restMilliseconds = 15_000;

/**
 * A streaming replica. It is used only once it has replayed every noted change, so that a re-rendered page never
 * shows old data.
 */
export function followReplica(options: { primary: pg.Pool; url: string; log: DatabaseLog }): ReadReplica {
  const { primary, log } = options;
  const replica = createPool({ connectionString: options.url });
  // The connection was lost or timed out. If it was only closed as idle, the replica is checked once more.
  replica.on('remove', () => noteChange());
  const stopping = new AbortController();
  let isCurrent = false;
  let isAway = false;
  let changes = 0;
  let rest = new AbortController();

  async function follow(): Promise<void> {
    while (!stopping.signal.aborted) {
      const known = changes;
      try {
        await catchUp();
        isAway = false;
        if (known !== changes) continue;
        isCurrent = true;
        await nap(restMilliseconds);
      } catch (error) {
        isCurrent = false;
        if (!isAway && !stopping.signal.aborted)
          log.error(`The replica does not answer; the database answers in its place: ${error}`);
        isAway = true;
        await nap(awayMilliseconds);
      }
    }
  }

  /** Resolves once the replica has everything that was committed before the call. */
  async function catchUp(): Promise<void> {
    const { rows } = await primary.query<{ position: string }>(
      'select pg_current_wal_lsn()::text as position',
    );
    while (!(await hasReplayed(rows[0]?.position ?? ''))) {
      await wait(lookMilliseconds, undefined, { signal: stopping.signal });
    }
  }

  async function hasReplayed(position: string): Promise<boolean> {
    const { rows } = await replica.query<{ has: boolean }>(
      'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
      [position],
    );
    return rows[0]?.has ?? false;
  }

  async function nap(milliseconds: number): Promise<void> {
    rest = new AbortController();
    await wait(milliseconds, undefined, { signal: rest.signal, ref: false }).catch(() => {});
  }

  async function connect(): Promise<pg.PoolClient> {
    if (!isCurrent) return primary.connect();
    try {
      return await replica.connect();
    } catch {
      noteChange();
      return primary.connect();
    }
  }

  function noteChange(): void {
    changes += 1;
    isCurrent = false;
    if (!isAway) rest.abort();
  }

  const following = follow();
  return {
    pool: { connect, end: async () => {}, options: replica.options },
    noteChange,
    async stop() {
      stopping.abort();
      rest.abort();
      await following;
      await replica.end();
    },
  };
}
