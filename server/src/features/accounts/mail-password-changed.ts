import type { Transaction } from 'kysely';
import { forgotPasswordUrl } from '../../lib/addresses.ts';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { passwordChangedMail } from './mails/password-changed-mail.ts';

export function mailPasswordChanged(
  { mail, site, now }: Pick<AccountsDependencies, 'mail' | 'site' | 'now'>,
  transaction: Transaction<Tables>,
  user: UserRow,
): Promise<void> {
  return mail.enqueue(transaction, user, () =>
    passwordChangedMail({
      siteName: site.name,
      name: user.name,
      changedAt: now(),
      link: forgotPasswordUrl(site.publicUrl),
    }),
  );
}
