import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { noteOptionalConsent } from '../consent/consent.feature.ts';
import { recipientsRepository } from './recipients.repository.ts';

/** Pauses or resumes all alerts of a reader. For an account, this withdraws its consent or gives it. */
export async function pauseAlerts(
  db: Kysely<Tables>,
  recipientId: string,
  { isPaused, at }: { isPaused: boolean; at: Date },
): Promise<void> {
  const userId = await recipientsRepository(db).setPaused(recipientId, isPaused ? at : null);
  if (userId) await noteOptionalConsent(db, { userId, purpose: 'alerts', isGiven: !isPaused, at });
}
