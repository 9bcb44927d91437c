import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hourMilliseconds, minuteMilliseconds } from '../../lib/durations.ts';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../log.ts';
import { addDurations, bucketOf, noDurations } from './durations.ts';

export interface Traffic {
  /** Counts one answer. */
  count(milliseconds: number, isFailure: boolean): void;
  /** Writes the counts since the last time, and deletes those older than a day. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const keptMilliseconds = 25 * hourMilliseconds;

/** Counts answers, failures and durations: one row per minute and process. */
export function createTraffic(options: { db: Kysely<Tables>; log: Log; now: () => Date }): Traffic {
  const { db, now } = options;
  const process = randomUUID();
  let counted = nothing();
  const timer = setInterval(() => {
    flush().catch((error) => options.log.debug({ err: error }, 'The minute could not be written down'));
  }, minuteMilliseconds).unref();

  async function flush(): Promise<void> {
    const flushed = counted;
    counted = nothing();
    const time = now().getTime();
    const minute = new Date(time - (time % minuteMilliseconds));
    try {
      await db
        .insertInto('traffic_minutes')
        .values({ minute, process, ...flushed })
        .execute();
    } catch (error) {
      // While the database is away, the counts move to a later minute.
      counted = {
        requests: counted.requests + flushed.requests,
        failures: counted.failures + flushed.failures,
        durations: addDurations(counted.durations, flushed.durations),
      };
      throw error;
    }
    await db
      .deleteFrom('traffic_minutes')
      .where('minute', '<', new Date(time - keptMilliseconds))
      .execute();
  }

  return {
    count(milliseconds, isFailure) {
      counted.requests += 1;
      if (isFailure) counted.failures += 1;
      const bucket = bucketOf(milliseconds);
      counted.durations[bucket] = (counted.durations[bucket] ?? 0) + 1;
    },
    flush,
    async stop() {
      clearInterval(timer);
      if (counted.requests > 0) await flush().catch(() => {});
    },
  };
}

function nothing() {
  return { requests: 0, failures: 0, durations: noDurations() };
}
