import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { createSealingKeys } from '../../platform/sealing/seal.ts';
import { recordAudit } from '../audit/audit.feature.ts';

const name = 'sealing-key';

/** The public half. The site never has the private one. */
export async function findSealingKey(db: Kysely<Tables> | Transaction<Tables>): Promise<string | undefined> {
  const row = await db.selectFrom('site_values').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Makes a key pair, keeps the public half, and returns the private one, which is shown once. */
export async function makeSealingKey(db: Kysely<Tables>, adminId: string): Promise<string> {
  const { publicKey, privateKey } = createSealingKeys();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('site_values')
      .values({ name, value: publicKey })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: publicKey }))
      .execute();
    await recordAudit(transaction, {
      adminId,
      action: 'sealed.key',
      subject: { id: name, label: name },
    });
  });
  return privateKey;
}
