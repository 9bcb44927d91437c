import type { SessionOfAccount } from '@thikana/contract/sessions';
import type { SessionRow } from '../../platform/database/tables/account-tables.ts';

/** A session as its owner sees it. */
export function presentSession(row: SessionRow, currentId: string): SessionOfAccount {
  return {
    id: row.id,
    browser: row.browser ?? undefined,
    system: row.system ?? undefined,
    isKept: row.is_kept,
    isCurrent: row.id === currentId,
    since: row.created_at.toISOString(),
    usedAt: row.used_at.toISOString(),
    endsAt: row.expires_at.toISOString(),
  };
}
