import type { User } from '@thikana/contract/accounts';
import { isNewMember } from '../../lib/new-member.ts';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import { avatarUrl } from '../pictures/pictures.feature.ts';

/** An account as its owner sees it. */
export function presentUser(user: UserRow): User {
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phone ?? undefined,
    avatar: user.picture_id ? avatarUrl(user.picture_id) : undefined,
    authProvider: user.auth_provider,
    hasPassword: user.password_hash === null ? false : undefined,
    hasName: isNewMember(user.name) ? false : undefined,
    role: user.role,
    language: user.language,
    isVerified: user.is_verified,
    createdAt: user.created_at.toISOString(),
  };
}
