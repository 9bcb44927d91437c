import type { Kysely, Transaction } from 'kysely';
import { findSiteValue, saveSiteValue } from '../../platform/database/site-values.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { createSealingKeys } from '../../platform/sealing/seal.ts';
import { recordAudit } from '../audit/audit.feature.ts';

const name = 'sealing-key';

/** The public half. The site never has the private one. */
export function findSealingKey(db: Kysely<Tables> | Transaction<Tables>): Promise<string | undefined> {
  return findSiteValue(db, name);
}

/** Makes a key pair, keeps the public half, and returns the private one, which is shown once. */
export async function makeSealingKey(db: Kysely<Tables>, adminId: string): Promise<string> {
  const { publicKey, privateKey } = createSealingKeys();
  await db.transaction().execute(async (transaction) => {
    await saveSiteValue(transaction, name, publicKey);
    await recordAudit(transaction, {
      adminId,
      action: 'sealed.key',
      subject: { id: name, label: name },
    });
  });
  return privateKey;
}
