import type { Kysely } from 'kysely';
import { replaceSessionSecret } from '../../http/session-secret.ts';
import { m } from '../../paraglide/messages.js';
import type { Tables } from '../../platform/database/tables.ts';
import { recordAudit } from '../audit/audit.feature.ts';

/** Ends every session, and every signed link in emails, as soon as all processes have restarted. */
export async function rotateSessionKey(db: Kysely<Tables>, actorId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await replaceSessionSecret(transaction);
    await recordAudit(transaction, {
      adminId: actorId,
      action: 'site.rotate-session-key',
      subject: { id: 'session-key', label: m.site_session_key },
    });
  });
}
