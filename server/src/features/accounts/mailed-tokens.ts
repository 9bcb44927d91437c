import { createHash, randomBytes } from 'node:crypto';
import { expiry } from '@thikana/contract/expiry';
import { hourMilliseconds, minuteMilliseconds } from '../../lib/durations.ts';
import type { TokenPurpose } from '../../platform/database/tables/account-tables.ts';

type LinkPurpose = Exclude<TokenPurpose, 'confirm-it-is-you'>;

const lifetimeMilliseconds: Record<LinkPurpose, number> = {
  'verify-email': expiry.emailConfirmationHours * hourMilliseconds,
  'reset-password': expiry.passwordResetMinutes * minuteMilliseconds,
  'sign-in': expiry.providerSignInSeconds * 1000,
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
