import { setTimeout as wait } from 'node:timers/promises';
import type { StoreProblem } from '@thikana/contract/watch';
import type { Kysely } from 'kysely';
import { minuteMilliseconds } from '../../lib/durations.ts';
import { createWatch, type Finding, type Watch } from '../../lib/watch.ts';
import { withoutPersonalData } from '../../lib/without-personal-data.ts';
import { m } from '../../paraglide/messages.js';
import { findSiteId } from '../../platform/database/site-values.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Log } from '../../platform/log.ts';
import { markKey, type Storage } from '../../platform/storage/storage.ts';

interface WatchedStore {
  db: Kysely<Tables>;
  storage: Pick<Storage, 'get'>;
}

const patienceMilliseconds = 15_000;

/** Reads the site id of the picture store at the start and every minute. Writes nothing. */
export function watchStore({
  log,
  now,
  ...watched
}: WatchedStore & { log: Pick<Log, 'info' | 'warn'>; now: () => Date }): Watch<StoreProblem> {
  return createWatch<StoreProblem>({
    everyMilliseconds: minuteMilliseconds,
    now,
    find: () => findProblem(watched),
    onChange({ problem, detail }) {
      if (problem) log.warn({ reason: detail }, m.store_problem({ problem }));
      else log.info(m.store_works_again());
    },
  });
}

async function findProblem({ db, storage }: WatchedStore): Promise<Finding<StoreProblem> | undefined> {
  const siteId = await findSiteId(db).catch(() => undefined);
  if (siteId === undefined) return undefined;
  try {
    const storeId = await inTime(storage.get(markKey));
    if (storeId?.toString() === siteId) return {};
    return { problem: storeId && storeId.length > 0 ? 'foreign' : 'unmarked' };
  } catch (error) {
    return { problem: 'away', detail: withoutPersonalData(reasonOf(error)) };
  }
}

/** A network disk that hangs never answers. */
async function inTime<T>(reading: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const given = wait(patienceMilliseconds, undefined, { signal: ended.signal, ref: false }).then(() => {
    throw new Error(m.store_no_answer({ seconds: patienceMilliseconds / 1_000 }));
  });
  try {
    return await Promise.race([reading, given]);
  } finally {
    given.catch(() => {});
    ended.abort();
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
