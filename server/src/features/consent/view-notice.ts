import type { PrivacyNotice } from '@thikana/contract/consent';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { consentRepository } from './consent.repository.ts';
import { currentNotice } from './notice.ts';

/** The current notice with the day that people know its version by. */
export async function viewNotice(db: Kysely<Tables>): Promise<PrivacyNotice> {
  const notice = currentNotice();
  const since = await consentRepository(db).findFirstGiven(notice.version);
  return { ...notice, ...(since && { since: since.toISOString() }) };
}
