import { AppError } from '@thikana/contract/errors';
import type { deleteAccountBody } from '@thikana/contract/own-data';
import type { z } from 'zod';
import { pageUrl } from '../../lib/addresses.ts';
import { checkOwnPassword, emailKey } from '../accounts/accounts.feature.ts';
import { removeAccount } from '../users/users.feature.ts';
import { accountClosedMail } from './mails/account-closed-mail.ts';
import type { OwnDataDependencies } from './own-data.dependencies.ts';

/** A stranger with an unlocked phone knows neither the password nor, perhaps, the email address. */
export async function deleteOwnAccount(
  dependencies: OwnDataDependencies,
  userId: string,
  { password, confirm }: z.output<typeof deleteAccountBody>,
): Promise<void> {
  const { db, mail, site } = dependencies;
  const user = await checkOwnPassword(dependencies, userId, password);
  if (emailKey(confirm) !== user.email_key) throw new AppError('confirmation_differs');
  await db.transaction().execute(async (transaction) => {
    await removeAccount(transaction, dependencies, userId);
    await mail.enqueue(transaction, user, () =>
      accountClosedMail({ siteName: site.name, name: user.name, link: pageUrl(site.publicUrl, '/contact') }),
    );
  });
}
