import { expiry } from '@thikana/contract/expiry';
import type { Kysely } from 'kysely';
import { dayMilliseconds } from '../../lib/durations.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { RegularKind } from '../../platform/jobs/jobs.ts';
import type { Pictures } from '../../platform/pictures/pictures.ts';
import { picturesRepository } from './pictures.repository.ts';

const batch = 100;

/** Removes the pictures of listings that were deleted a week ago. Returns how many. */
export async function deleteWithdrawn(
  pictures: Pictures,
  repository: ReturnType<typeof picturesRepository>,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - expiry.withdrawnPictureDays * dayMilliseconds);
  for (let forgotten = 0; ; ) {
    const ids = await repository.listWithdrawnBefore(before, batch);
    if (ids.length === 0) return forgotten;
    // Files first: after a crash in between, the rows still lead to the files.
    await pictures.discard(ids);
    await repository.delete(ids);
    forgotten += ids.length;
  }
}

export function forgetWithdrawnJob(options: {
  db: Kysely<Tables>;
  pictures: Pictures;
  now: () => Date;
}): RegularKind {
  return {
    name: 'forget-withdrawn-pictures',
    schedule: '7 * * * *',
    async run() {
      await deleteWithdrawn(options.pictures, picturesRepository(options.db), options.now());
    },
  };
}
