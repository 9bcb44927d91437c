import type { AdminUser } from '@thikana/contract/users';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import { presentUser } from '../accounts/accounts.feature.ts';

/** An account as administrators see it. */
export function presentAdminUser(user: UserRow): AdminUser {
  return {
    ...presentUser(user),
    phoneNumber: user.phone ?? undefined,
    isBanned: user.banned_at !== null,
    bannedAt: user.banned_at?.toISOString(),
    banReason: user.ban_reason ?? undefined,
  };
}
