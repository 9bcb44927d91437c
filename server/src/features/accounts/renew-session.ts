import { expiry } from '@thikana/contract/expiry';
import type { SessionClaims } from '../../http/sessions.ts';
import { minuteMilliseconds } from '../../lib/durations.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { sessionsRepository } from './sessions.repository.ts';
import { sessionEnd } from './start-session.ts';

interface KeptSession {
  /** The number of the newest token. */
  generation: number;
  /** When the newest token was used first. */
  confirmedAt: Date | null;
}

type Claims = SessionClaims & { issuedAt: Date };

const renewalMilliseconds = expiry.sessionRenewalMinutes * minuteMilliseconds;
/** Requests may have been sent with the token before: by other tabs, or with pictures over a slow connection. */
const underwayMilliseconds = 10 * minuteMilliseconds;

/**
 * Whether a token may still be used: the newest one of its session, and the one before it until the newest was used,
 * because the answer that carried it can be lost.
 */
export function isTokenInUse(session: KeptSession, generation: number, now: Date): boolean {
  if (generation === session.generation) return true;
  if (generation !== session.generation - 1) return false;
  return !session.confirmedAt || now.getTime() - session.confirmedAt.getTime() < underwayMilliseconds;
}

/** Returns the next token of a kept session, if this one is old or its successor was never used. */
export async function renewSession(
  { db, tokens, now }: Pick<AccountsDependencies, 'db' | 'tokens' | 'now'>,
  session: KeptSession,
  claims: Claims,
): Promise<string | undefined> {
  const at = now();
  const expiresAt = sessionEnd(at, true);
  const sessions = sessionsRepository(db);
  const { sessionId: id, generation } = claims;
  const issueNext = () => tokens.issue({ ...claims, generation: generation + 1 }, expiresAt);
  if (generation < session.generation) return session.confirmedAt ? undefined : issueNext();
  if (!session.confirmedAt) await sessions.confirm(id, generation, at);
  if (at.getTime() - claims.issuedAt.getTime() < renewalMilliseconds) return undefined;
  return (await sessions.renew(id, { generation, at, expiresAt })) ? issueNext() : undefined;
}
