import { AppError } from '@thikana/contract/errors';
import type { SessionUser } from '../../http/viewer.ts';
import { minuteMilliseconds } from '../../lib/durations.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { endReusedSession } from './end-reused-session.ts';
import { isTwoStepRequired } from './is-two-step-required.ts';
import { isTokenInUse, renewSession } from './renew-session.ts';
import { sessionsRepository } from './sessions.repository.ts';

/** "Last used" is no more precise than this, so that most calls write nothing. */
const useMilliseconds = 5 * minuteMilliseconds;

/**
 * Returns the user of a session token, with the role and status that the database has now, and the next token if this
 * one is replaced. A stream stays open longer than its token is the newest one of its session.
 */
export async function authenticate(
  dependencies: AccountsDependencies,
  token: string,
  { isStreaming = false } = {},
): Promise<{ user: SessionUser; renewedToken: string | undefined }> {
  const { db, tokens, now } = dependencies;
  const claims = await tokens.read(token);
  const sessions = sessionsRepository(db);
  const found = await sessions.find(claims);
  if (!found) throw new AppError('not_signed_in');
  if (found.banned_at) throw new AppError('account_banned');
  if (found.session_id === null || found.session_version !== claims.version)
    throw new AppError('session_expired');
  let renewedToken: string | undefined;
  if (found.is_kept && found.generation !== null && !isStreaming) {
    const session = { generation: found.generation, confirmedAt: found.confirmed_at };
    if (!isTokenInUse(session, claims.generation, now())) await endReusedSession(dependencies, claims);
    renewedToken = await renewSession(dependencies, session, claims);
  }
  if (found.used_at && now().getTime() - found.used_at.getTime() > useMilliseconds && !renewedToken)
    await sessions.noteUse(claims.sessionId, now());
  const needsTwoStep = !found.has_two_step && (await isTwoStepRequired(dependencies, found.role));
  const user = { id: found.id, role: found.role, sessionId: claims.sessionId, needsTwoStep };
  return { user, renewedToken };
}
