import { AppError } from '@thikana/contract/errors';
import { m } from '../../paraglide/messages.js';
import { recordAudit } from '../audit/audit.feature.ts';
import type { FraudChecksDependencies } from './fraud-checks.dependencies.ts';
import { signalsRepository } from './fraud-checks.repository.ts';

/** Dismisses a signal for good. Repeating it changes nothing. */
export async function dismissSignal(
  { db, now }: FraudChecksDependencies,
  adminId: string,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const signals = signalsRepository(transaction);
    const signal = await signals.findForUpdate(id);
    if (!signal) throw new AppError('signal_not_found');
    if (signal.dismissed_at) return;
    await signals.dismiss(id, adminId, now());
    await recordAudit(transaction, {
      adminId,
      action: 'listing.dismiss-signal',
      subject: { id: signal.listing_id, label: signal.title },
      detail: () => m.moderation_signal({ kind: signal.kind }),
    });
  });
}
