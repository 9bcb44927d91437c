import { expiry } from '@thikana/contract/expiry';
import { dayMilliseconds } from '../../lib/durations.ts';
import { sealAccount } from '../sealed-records/sealed-records.feature.ts';
import type { UsersDependencies } from './users.dependencies.ts';
import { usersRepository } from './users.repository.ts';

/** Deletes accounts whose email address was never verified and that were never used. Returns their number. */
export async function deleteUnverified({
  db,
  pictures,
  now,
}: Pick<UsersDependencies, 'db' | 'pictures' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - expiry.unverifiedAccountDays * dayMilliseconds);
  let forgotten = 0;
  for (const id of await usersRepository(db).listUnusedUnverified(before)) {
    await db.transaction().execute(async (transaction) => {
      const users = usersRepository(transaction);
      await users.lockForDeletion(id);
      // The account may have been verified or used in the meantime.
      if ((await users.listUnusedUnverified(before, id)).length === 0) return;
      const pictureIds = await users.listPictureIds(id);
      await sealAccount(transaction, id, now());
      await users.delete(id);
      await pictures.release(transaction, pictureIds);
      forgotten += 1;
    });
  }
  return forgotten;
}
