import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import type { DatabaseLog } from './database-log.ts';
import { createPool } from './pool.ts';

export interface ReadReplica {
  /** Leads to the replica, and to the database itself while that knows more than the replica or the replica is away. */
  pool: PostgresPool;
  /** Something was committed that readers are to see from now on. */
  noteChange(): void;
  stop(): Promise<void>;
}

const lookMilliseconds = 20;
const awayMilliseconds = 2_000;
/** Without a change for so long, it is asked again whether the replica is still there. */
const restMilliseconds = 15_000;

/**
 * A second server that follows the first one's write-ahead log. It counts only once it has replayed whatever was noted,
 * so that a page that is made anew after a change never shows what was before.
 */
export function followReplica(options: { primary: pg.Pool; url: string; log: DatabaseLog }): ReadReplica {
  const { primary, log } = options;
  const replica = createPool({ connectionString: options.url });
  // A connection that was lost, or got no answer in time.
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

  /** Resolves once the replica has all that was committed before the call. */
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
