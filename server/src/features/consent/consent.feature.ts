import type { OptionalPurpose } from '@thikana/contract/consent';
import * as contract from '@thikana/contract/consent';
import type { Kysely, Transaction } from 'kysely';
import { bind, bindLimited, perAccount } from '../../http/binding.ts';
import { m } from '../../paraglide/messages.js';
import type { Tables } from '../../platform/database/tables.ts';
import { cityDependency } from '../city/city.feature.ts';
import { agree } from './agree.ts';
import { noteOptionalConsent } from './note-optional-consent.ts';
import { viewNotice } from './view-notice.ts';
import { viewOwnConsent } from './view-own-consent.ts';

export { agree } from './agree.ts';
export { noteOptionalConsent } from './note-optional-consent.ts';
export { dataKindText } from './notice-texts.ts';

interface ConsentDependencies {
  db: Kysely<Tables>;
  /** Ends what an optional purpose does for an account. */
  stop: Record<OptionalPurpose, (transaction: Transaction<Tables>, userId: string) => Promise<void>>;
  now: () => Date;
}

/** What accounts agree to: the notice about personal data, and optional purposes. */
export function consentFeature({ db, stop, now }: ConsentDependencies) {
  return {
    bindings: [
      bind(contract.viewNotice, async () => ({ notice: await viewNotice(db) }), {
        dependsOn: () => [cityDependency],
      }),
      bind(contract.viewConsent, async ({ viewer }) => ({
        consent: await viewOwnConsent(db, viewer.user.id),
      })),
      bindLimited(contract.giveConsent, [perAccount(30)], async ({ viewer, body }) => {
        await db
          .transaction()
          .execute((transaction) => agree(transaction, viewer.user.id, { ...body, at: now() }));
        return { message: m.consent_given(), consent: await viewOwnConsent(db, viewer.user.id) };
      }),
      bindLimited(contract.withdrawConsent, [perAccount(60)], async ({ viewer, params: { purpose } }) => {
        const userId = viewer.user.id;
        await db.transaction().execute(async (transaction) => {
          await stop[purpose](transaction, userId);
          await noteOptionalConsent(transaction, { userId, purpose, isGiven: false, at: now() });
        });
        return { message: m.consent_withdrawn(), consent: await viewOwnConsent(db, userId) };
      }),
    ],
  };
}
