import type { OptionalPurpose } from '@thikana/contract/consent';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { consentRepository } from './consent.repository.ts';
import { currentNotice } from './notice.ts';

interface OptionalConsent {
  userId: string;
  purpose: OptionalPurpose;
  isGiven: boolean;
  at: Date;
}

/** Records that a person turned something optional on or off. Does nothing if that is recorded already. */
export async function noteOptionalConsent(
  db: Kysely<Tables> | Transaction<Tables>,
  { userId, purpose, isGiven, at }: OptionalConsent,
): Promise<void> {
  const consents = consentRepository(db);
  if (!isGiven) return consents.withdraw(userId, purpose, at);
  const newest = (await consents.listNewest(userId)).find((each) => each.purpose === purpose);
  const notice = currentNotice();
  if (newest && newest.withdrawn_at === null && newest.version === notice.version) return;
  await consents.give(userId, { purpose, notice, at });
}
