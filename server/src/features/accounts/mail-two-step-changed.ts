import type { Transaction } from 'kysely';
import { forgotPasswordUrl } from '../../lib/addresses.ts';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { twoStepChangedMail } from './mails/two-step-changed-mail.ts';

export function mailTwoStepChanged(
  { mail, site, now }: Pick<AccountsDependencies, 'mail' | 'site' | 'now'>,
  transaction: Transaction<Tables>,
  user: UserRow,
  to: 'on' | 'off',
): Promise<void> {
  return mail.enqueue(transaction, user, () =>
    twoStepChangedMail({
      siteName: site.name,
      name: user.name,
      to,
      changedAt: now(),
      link: forgotPasswordUrl(site.publicUrl),
    }),
  );
}
