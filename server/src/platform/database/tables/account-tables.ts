import type { SiteLanguage } from '@thikana/contract/language';
import type { Role } from '@thikana/contract/vocabulary';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { CreatedAt, UpdatedAt } from './columns.ts';

export type TokenPurpose = 'verify-email' | 'reset-password' | 'sign-in' | 'confirm-it-is-you';

export interface UsersTable {
  id: string;
  name: string;
  email: string;
  email_key: string;
  phone: string | null;
  password_hash: string | null;
  auth_provider: Generated<string>;
  role: Generated<Role>;
  is_verified: Generated<boolean>;
  picture_id: string | null;
  session_version: Generated<number>;
  banned_at: Date | null;
  ban_reason: string | null;
  /** Of emails and notifications. */
  language: Generated<SiteLanguage>;
  /** Whether the owner chose the language; until then it follows logins. */
  has_chosen_language: Generated<boolean>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}
export type UserRow = Selectable<UsersTable>;

export interface SessionsTable {
  id: string;
  user_id: string;
  version: number;
  browser: string | null;
  system: string | null;
  is_kept: boolean;
  generation: Generated<number>;
  confirmed_at: Date | null;
  created_at: ColumnType<Date, Date, never>;
  used_at: Date;
  expires_at: Date;
}
export type SessionRow = Selectable<SessionsTable>;

export interface PushSubscriptionsTable {
  id: string;
  session_id: string;
  user_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}

export interface TwoStepSecretsTable {
  user_id: string;
  secret: Buffer;
  confirmed_at: Date | null;
  last_step: Generated<number>;
  created_at: CreatedAt;
}
