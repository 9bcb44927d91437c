import type { Kysely } from 'kysely';
import { m } from '../../paraglide/messages.js';
import type { Tables } from '../../platform/database/tables.ts';
import { publicKeyOf, sealingKeyId, unseal } from '../../platform/sealing/seal.ts';
import { emailKey } from '../accounts/accounts.feature.ts';
import { recordAudit } from '../audit/audit.feature.ts';

interface SealedAccount {
  account: { id: string; email: string };
}

/**
 * Decrypts the records of an email address, or all. Before anything is returned, the audit log has whose records were read:
 * by the id, because the address is to stay erased. Records of an earlier key are counted, not read.
 */
export async function readSealedRecords(
  db: Kysely<Tables>,
  { privateKey, email, adminId }: { privateKey: string; email: string | undefined; adminId: string },
): Promise<{ records: SealedAccount[]; otherKeys: number }> {
  const keyId = sealingKeyId(publicKeyOf(privateKey));
  const rows = await db.selectFrom('sealed_records').select(['key_id', 'sealed']).orderBy('id').execute();
  const own = rows.filter((row) => row.key_id === keyId);
  const records = own
    .map(({ sealed }) => JSON.parse(unseal(sealed, privateKey)) as SealedAccount)
    .filter(({ account }) => !email || emailKey(account.email) === emailKey(email));
  const ids = records.map(({ account }) => account.id).join(', ');
  await db.transaction().execute((transaction) =>
    recordAudit(transaction, {
      adminId,
      action: 'sealed.read',
      subject: { id: 'sealed-records', label: email ? ids || m.users_sealed_none : m.users_sealed_all },
      detail: String(records.length),
    }),
  );
  return { records, otherKeys: rows.length - own.length };
}
