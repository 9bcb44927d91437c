import { createHash, randomBytes } from 'node:crypto';
import type { TokenPurpose } from '../../platform/database/tables/account-tables.ts';

/** Lifetime of the token that the login page exchanges for a session after a login with a provider. */
export const signInSeconds = 60;

type LinkPurpose = Exclude<TokenPurpose, 'confirm-it-is-you'>;

const lifetimeMilliseconds: Record<LinkPurpose, number> = {
  'verify-email': 24 * 3_600_000,
  'reset-password': 15 * 60_000,
  'sign-in': signInSeconds * 1000,
};

/** Creates a random token for a link in an email. Only its hash is stored. */
export function newMailedToken(purpose: LinkPurpose, now: Date) {
  const token = randomBytes(32).toString('base64url');
  return {
    token,
    hash: hashToken(token),
    expiresAt: new Date(now.getTime() + lifetimeMilliseconds[purpose]),
  };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
