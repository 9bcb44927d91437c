import { AppError } from '@thikana/contract/errors';
import type { IncomingForm } from '../../http/read-form.ts';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import { markListingsOfStale } from '../listings/listings.feature.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';

/** Shows the new picture at once; the earlier one is deleted afterwards. */
export async function changeProfilePicture(
  { db, pictures }: AccountsDependencies,
  userId: string,
  form: IncomingForm,
): Promise<UserRow> {
  return pictures.receiveForm(form, async ({ received }) => {
    const [picture] = received;
    if (!picture) throw new AppError('picture_missing');
    return db.transaction().execute(async (transaction) => {
      const accounts = accountsRepository(transaction);
      const earlier = await accounts.findById(userId);
      await pictures.keep(transaction, [picture], userId);
      const user = await accounts.setPicture(userId, picture.id);
      await markListingsOfStale(transaction, userId);
      if (earlier?.picture_id) await pictures.release(transaction, [earlier.picture_id]);
      return user;
    });
  });
}
