import type { Kysely } from 'kysely';
import { minuteMilliseconds } from '../../lib/durations.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { RegularKind } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { Pictures } from '../../platform/pictures/pictures.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { picturesRepository } from './pictures.repository.ts';
import { quarantinePicture, tendQuarantine } from './quarantine.ts';
import { requireStoreOwnership } from './store-ownership.ts';

const batch = 500;
const uploadMilliseconds = 30 * minuteMilliseconds;
/**
 * If more than this share of the store, and more than this number of pictures, has no row, the database is probably
 * the wrong one.
 */
const mostShare = 0.05;
const mostPictures = 20;

interface SweepDependencies {
  db: Kysely<Tables>;
  storage: Storage;
  pictures: Pick<Pictures, 'listStored'>;
  log: Log;
  now: () => Date;
}

/**
 * Moves files of pictures without a row, which a killed process left behind, to quarantine. Recent files are skipped,
 * because an upload may take ten minutes before it gets its row. Returns the number of pictures moved.
 */
export async function sweepOrphans(
  dependencies: SweepDependencies,
  where: 'originals' | 'renditions',
): Promise<number> {
  const { db, storage, log, now } = dependencies;
  await requireStoreOwnership(db, storage);
  const tended = await tendQuarantine(db, storage, now());
  const { stored, orphans } = await findOrphans(dependencies, where);
  const isTooMuch = orphans.length > mostPictures && orphans.length > stored * mostShare;
  if (isTooMuch)
    log.error(
      { where, stored, orphans: orphans.length },
      'The sweep of the picture store stopped and moved nothing: the database knows too few of its pictures. Is it the right one?',
    );
  else for (const id of orphans) await quarantinePicture(storage, id);
  const moved = isTooMuch ? 0 : orphans.length;
  if (moved + tended.recovered + tended.deleted > 0)
    log.info(
      { where, moved, ...tended },
      'The picture store was swept: pictures moved to quarantine, files recovered, files deleted',
    );
  return moved;
}

async function findOrphans(
  { db, pictures, now }: SweepDependencies,
  where: 'originals' | 'renditions',
): Promise<{ stored: number; orphans: readonly string[] }> {
  const before = new Date(now().getTime() - uploadMilliseconds);
  const repository = picturesRepository(db);
  const orphans: string[] = [];
  let stored = 0;
  let ids = new Set<string>();
  const look = async () => {
    const known = new Set(await repository.listKnown([...ids]));
    orphans.push(...[...ids].filter((id) => !known.has(id)));
    stored += ids.size;
    ids = new Set();
  };
  for await (const id of pictures.listStored(where, before)) {
    // The files of one picture are consecutive.
    if (ids.size >= batch && !ids.has(id)) await look();
    ids.add(id);
  }
  await look();
  // Few pictures have an original, so originals alone say nothing about the size of the store.
  return { stored: where === 'originals' ? orphans.length + (await repository.count()) : stored, orphans };
}

/**
 * New pictures have an original, and those are few, so they are checked every quarter of an hour. All pictures are
 * checked at night.
 */
export function sweepJobs(dependencies: SweepDependencies): RegularKind[] {
  const sweepOf = (where: 'originals' | 'renditions', schedule: string): RegularKind => ({
    name: `sweep-${where}`,
    schedule,
    async run() {
      await sweepOrphans(dependencies, where);
    },
  });
  return [sweepOf('originals', '*/15 * * * *'), sweepOf('renditions', '40 3 * * *')];
}
