import type { registerBody } from '@thikana/contract/account-forms';
import type { z } from 'zod';
import { newId } from '../../lib/ids.ts';
import { agree } from '../consent/consent.feature.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';
import { internationalPhone } from './international-phone.ts';
import { mailVerificationLink } from './mail-verification-link.ts';
import { hashPassword } from './password-hash.ts';

/** Creates an account and sends the verification link. */
export async function registerAccount(
  dependencies: AccountsDependencies,
  { name, email, phone, password, agreement, from }: z.output<typeof registerBody>,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const now = dependencies.now();
  await dependencies.db.transaction().execute(async (transaction) => {
    const user = await accountsRepository(transaction).insert({
      id: newId(now),
      name,
      email,
      phone: internationalPhone(phone),
      passwordHash,
    });
    if (agreement) await agree(transaction, user.id, { ...agreement, at: now });
    await mailVerificationLink(dependencies, transaction, user, from);
  });
}
