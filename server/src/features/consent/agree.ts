import type { Agreement } from '@thikana/contract/consent';
import { AppError } from '@thikana/contract/errors';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { consentRepository } from './consent.repository.ts';
import { currentNotice } from './notice.ts';

/** Records that an account agrees to the notice. Rejects any version but the current one. */
export async function agree(
  db: Kysely<Tables> | Transaction<Tables>,
  userId: string,
  { notice: version, isOfAge, at }: Agreement & { at: Date },
): Promise<void> {
  const notice = currentNotice();
  if (version !== notice.version) throw new AppError('notice_changed');
  if (notice.minimumAge !== undefined && !isOfAge) throw new AppError('age_not_confirmed');
  await consentRepository(db).give(userId, { purpose: 'notice', notice, at });
}
