import { randomBytes } from 'node:crypto';
import { limits, type Role } from '@thikana/contract/vocabulary';
import { type Kysely, sql } from 'kysely';
import { newId } from '../../lib/ids.ts';
import { m } from '../../paraglide/messages.js';
import type { Tables } from '../../platform/database/tables.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import { accountsRepository } from './accounts.repository.ts';
import { hashPassword } from './password-hash.ts';

/**
 * Creates an administrator, or another member of staff, or gives an existing account the role. Without a password,
 * generates one and returns it, to be shown once. With `createdBy`, records the new account in the audit log.
 */
export async function createAdmin(
  db: Kysely<Tables>,
  {
    email,
    password,
    role = 'admin',
    createdBy,
    name = role === 'admin' ? m.accounts_administrator() : email.slice(0, limits.nameMaxLength),
  }: { email: string; password?: string; role?: Role; name?: string; createdBy?: string },
): Promise<{ email: string; password: string | undefined }> {
  const chosen = password ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(chosen);
  return db.transaction().execute(async (transaction) => {
    // Processes that start together on a new database all create the same administrator.
    await sql`select pg_advisory_xact_lock(hashtext('administrators'))`.execute(transaction);
    const accounts = accountsRepository(transaction);
    const existing = await accounts.findByEmail(email);
    if (existing) {
      await accounts.setRole(existing.id, role);
      return { email: existing.email, password: undefined };
    }
    const id = newId();
    await accounts.insert({
      id,
      name,
      email,
      phone: null,
      passwordHash,
      role,
      isVerified: true,
    });
    if (createdBy)
      await recordAudit(transaction, {
        adminId: createdBy,
        action: 'user.create',
        subject: { id, label: name },
      });
    return { email, password: chosen };
  });
}
