import { AppError } from '@thikana/contract/errors';
import { currentLanguage, type SiteLanguage } from '@thikana/contract/language';
import type { Role } from '@thikana/contract/vocabulary';
import type { Kysely, Transaction } from 'kysely';
import { isUniqueViolation } from '../../platform/database/constraint-violation.ts';
import type { TokenPurpose, UserRow } from '../../platform/database/tables/account-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';

export interface NewUser {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  /** Null for accounts that log in through an OpenID provider. */
  passwordHash: string | null;
  authProvider?: string;
  role?: Role;
  isVerified?: boolean;
}

/** Email addresses are unique regardless of case. */
export function emailKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

export function accountsRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    async insert(user: NewUser): Promise<UserRow> {
      try {
        return await db
          .insertInto('users')
          .values({
            id: user.id,
            name: user.name,
            email: user.email,
            email_key: emailKey(user.email),
            phone: user.phone,
            password_hash: user.passwordHash,
            ...(user.authProvider && { auth_provider: user.authProvider }),
            role: user.role ?? 'user',
            is_verified: user.isVerified ?? false,
            language: currentLanguage(),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
      } catch (error) {
        if (isUniqueViolation(error)) throw new AppError('email_taken', { cause: error });
        throw error;
      }
    },

    findById(id: string): Promise<UserRow | undefined> {
      return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    },

    findByEmail(email: string): Promise<UserRow | undefined> {
      return db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();
    },

    hasAdmin(): Promise<boolean> {
      return db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .limit(1)
        .executeTakeFirst()
        .then((row) => row !== undefined);
    },

    setVerified(id: string): Promise<UserRow> {
      return db
        .updateTable('users')
        .set({ is_verified: true, updated_at: new Date() })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    /** Stores a stronger hash of the same password, unless the password has changed in the meantime. */
    async renewHash({ id, password_hash: weaker }: UserRow, passwordHash: string): Promise<void> {
      await db
        .updateTable('users')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .where('password_hash', '=', weaker)
        .execute();
    },

    /**
     * Also ends every session of the account and deletes its pending mailed tokens. With `inPlaceOf`, returns undefined
     * if the password has changed since: only one of several concurrent changes succeeds.
     */
    async setPassword(
      id: string,
      passwordHash: string,
      inPlaceOf?: Pick<UserRow, 'password_hash'>,
    ): Promise<UserRow | undefined> {
      const changed = await db
        .updateTable('users')
        .set((set) => ({
          password_hash: passwordHash,
          session_version: set('session_version', '+', 1),
          updated_at: new Date(),
        }))
        .where('id', '=', id)
        .$if(inPlaceOf !== undefined, (change) =>
          change.where('password_hash', 'is not distinct from', inPlaceOf?.password_hash ?? null),
        )
        .returningAll()
        .executeTakeFirst();
      if (changed)
        await db
          .deleteFrom('mailed_tokens')
          .where('user_id', '=', id)
          .where('purpose', 'in', ['reset-password', 'confirm-it-is-you', 'sign-in'])
          .execute();
      return changed;
    },

    /** Also ends every session of the account. */
    setRole(id: string, role: Role): Promise<UserRow> {
      return db
        .updateTable('users')
        .set((set) => ({ role, session_version: set('session_version', '+', 1), updated_at: new Date() }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    setLanguage(
      id: string,
      { language, isChosen = false }: { language: SiteLanguage; isChosen?: boolean },
    ): Promise<UserRow> {
      return db
        .updateTable('users')
        .set({ language, has_chosen_language: isChosen, updated_at: new Date() })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    /** Returns undefined if the account has another name by now: one of several requests names it. */
    setName(id: string, name: string, inPlaceOf: string): Promise<UserRow | undefined> {
      return db
        .updateTable('users')
        .set({ name, updated_at: new Date() })
        .where('id', '=', id)
        .where('name', '=', inPlaceOf)
        .returningAll()
        .executeTakeFirst();
    },

    setPicture(id: string, pictureId: string): Promise<UserRow> {
      return db
        .updateTable('users')
        .set({ picture_id: pictureId, updated_at: new Date() })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    /** Replaces an earlier token of the same purpose. */
    async putToken(token: {
      userId: string;
      purpose: TokenPurpose;
      hash: Buffer;
      expiresAt: Date;
    }): Promise<void> {
      await db
        .insertInto('mailed_tokens')
        .values({
          user_id: token.userId,
          purpose: token.purpose,
          hash: token.hash,
          expires_at: token.expiresAt,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'purpose'])
            .doUpdateSet({ hash: token.hash, expires_at: token.expiresAt }),
        )
        .execute();
    },

    /** Returns whether the token is valid, without consuming it. */
    async holdsToken(purpose: TokenPurpose, hash: Buffer, now: Date): Promise<boolean> {
      const row = await db
        .selectFrom('mailed_tokens')
        .select('user_id')
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Consumes a token. Only one of several concurrent calls gets it. */
    async takeToken(purpose: TokenPurpose, hash: Buffer, now: Date): Promise<string | undefined> {
      const row = await db
        .deleteFrom('mailed_tokens')
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .returning(['user_id', 'expires_at'])
        .executeTakeFirst();
      return row && row.expires_at > now ? row.user_id : undefined;
    },
  };
}
export type AccountsRepository = ReturnType<typeof accountsRepository>;
