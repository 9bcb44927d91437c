import { type Consent, optionalPurposes } from '@thikana/contract/consent';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { consentRepository } from './consent.repository.ts';
import { viewNotice } from './view-notice.ts';

export async function viewOwnConsent(db: Kysely<Tables>, userId: string): Promise<Consent> {
  const consents = consentRepository(db);
  const [notice, newest, isUsed] = await Promise.all([
    viewNotice(db),
    consents.listNewest(userId),
    consents.isUsed(userId),
  ]);
  const agreed = newest.find(({ purpose }) => purpose === 'notice');
  return {
    notice,
    isAsked: agreed?.version !== notice.version,
    agreedAt: agreed?.given_at.toISOString() ?? null,
    optional: optionalPurposes.map((purpose) => {
      const consent = newest.find((each) => each.purpose === purpose);
      const changedAt = consent?.withdrawn_at ?? consent?.given_at;
      return { purpose, isGiven: isUsed[purpose], changedAt: changedAt?.toISOString() ?? null };
    }),
  };
}
