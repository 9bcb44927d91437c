import type { Kysely } from 'kysely';
import { pageUrl } from '../../lib/addresses.ts';
import { withoutPersonalData } from '../../lib/without-personal-data.ts';
import { recordBackupFailure } from '../../platform/database/backup-records.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { SiteIdentity } from '../site/site.feature.ts';
import { backupFailedMail } from './mails/backup-failed-mail.ts';

interface Dependencies {
  db: Kysely<Tables>;
  mail: MailQueue;
  site: SiteIdentity;
  now: () => Date;
}

/** Shows the failure on the system page, and emails it to every administrator. */
export async function reportBackupFailure(
  { db, mail, site, now }: Dependencies,
  error: string,
): Promise<void> {
  const reason = withoutPersonalData(error);
  await db.transaction().execute(async (transaction) => {
    await recordBackupFailure(transaction, { at: now().toISOString(), reason });
    const admins = await transaction
      .selectFrom('users')
      .select(['name', 'email', 'language'])
      .where('role', '=', 'admin')
      .where('banned_at', 'is', null)
      .execute();
    await mail.enqueueAll(
      transaction,
      admins.map((reader) => ({
        reader,
        compose: () =>
          backupFailedMail({
            siteName: site.name,
            name: reader.name,
            reason,
            link: pageUrl(site.publicUrl, '/admin/system'),
          }),
      })),
    );
  });
}
