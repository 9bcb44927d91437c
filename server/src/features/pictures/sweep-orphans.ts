import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { RegularKind } from '../../platform/jobs/jobs.ts';
import type { Pictures } from '../../platform/pictures/pictures.ts';
import { picturesRepository } from './pictures.repository.ts';

const batch = 500;
const uploadMilliseconds = 30 * 60_000;

/**
 * Removes the files of pictures that no row names: what a process left that was killed between the two. An upload
 * may take ten minutes, and one of the last half hour may yet get its row. Returns how many pictures were removed.
 */
export async function sweepOrphans(
  pictures: Pictures,
  repository: ReturnType<typeof picturesRepository>,
  options: { where: 'originals' | 'renditions'; now: Date },
): Promise<number> {
  const before = new Date(options.now.getTime() - uploadMilliseconds);
  let removed = 0;
  let ids = new Set<string>();
  const sweep = async () => {
    const known = new Set(await repository.listKnown([...ids]));
    const orphans = [...ids].filter((id) => !known.has(id));
    await pictures.discard(orphans);
    removed += orphans.length;
    ids = new Set();
  };
  for await (const id of pictures.listStored(options.where, before)) {
    ids.add(id);
    if (ids.size >= batch) await sweep();
  }
  await sweep();
  return removed;
}

/** New pictures have an original, so the few of those are looked at every quarter of an hour; all pictures, which takes long, at night. */
export function sweepJobs(options: {
  db: Kysely<Tables>;
  pictures: Pictures;
  now: () => Date;
}): RegularKind[] {
  const sweepOf = (where: 'originals' | 'renditions', schedule: string): RegularKind => ({
    name: `sweep-${where}`,
    retryLimit: 3,
    retryDelaySeconds: 60,
    concurrency: 1,
    schedule,
    async run() {
      await sweepOrphans(options.pictures, picturesRepository(options.db), { where, now: options.now() });
    },
  });
  return [sweepOf('originals', '*/15 * * * *'), sweepOf('renditions', '40 3 * * *')];
}
