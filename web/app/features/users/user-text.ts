import type { AdminUser } from '@thikana/contract/users';
import type { Role } from '@thikana/contract/vocabulary';
import { titleCase } from '#web/lib/format/names.ts';
import { m } from '#web/paraglide/messages.js';

export const userName = ({ name }: AdminUser): string => titleCase(name) || m.admin_unknown_user();

const roleLabels: Record<Role, () => string> = {
  user: m.admin_role_user,
  moderator: m.admin_role_moderator,
  editor: m.admin_role_editor,
  admin: m.admin_role_admin,
};
export const roleLabel = ({ role }: AdminUser): string => roleLabels[role]();

const roleTexts: Record<Role, () => string> = {
  user: m.admin_role_user_text,
  moderator: m.admin_role_moderator_text,
  editor: m.admin_role_editor_text,
  admin: m.admin_role_admin_text,
};
/** The role and what it may do. */
export const roleText = (role: Role): string => roleTexts[role]();

/** How the person logs in: another provider has a name of its own. */
export const providerLabel = ({ authProvider }: AdminUser): string =>
  authProvider === 'local' ? m.admin_provider_local() : authProvider;

export const verificationLabel = ({ isVerified }: AdminUser): string =>
  isVerified ? m.admin_verified() : m.admin_unverified();

/** Whether the text is the account's email address, ignoring case. */
export function isSameAddress(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase();
}
