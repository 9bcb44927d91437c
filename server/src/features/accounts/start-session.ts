import { expiry } from '@thikana/contract/expiry';
import Bowser from 'bowser';
import { dayMilliseconds } from '../../lib/durations.ts';
import { newId } from '../../lib/ids.ts';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { sessionsRepository } from './sessions.repository.ts';

export interface SessionStart {
  /** The User-Agent header. */
  agent: string | undefined;
  /** The user chose to stay logged in. */
  isKept: boolean;
}

/** Starts a session and returns its token. */
export async function startSession(
  { db, tokens, now }: Pick<AccountsDependencies, 'db' | 'tokens' | 'now'>,
  user: Pick<UserRow, 'id' | 'session_version'>,
  { agent, isKept }: SessionStart,
): Promise<string> {
  const at = now();
  const session = { id: newId(at), user_id: user.id, version: user.session_version };
  const expiresAt = sessionEnd(at, isKept);
  await sessionsRepository(db).insert({
    ...session,
    ...namesOf(agent),
    is_kept: isKept,
    confirmed_at: at,
    created_at: at,
    used_at: at,
    expires_at: expiresAt,
  });
  const claims = { userId: user.id, version: user.session_version, sessionId: session.id, generation: 1 };
  return tokens.issue(claims, expiresAt);
}

/** When a session ends that was started, or is kept and was used, at this time. */
export function sessionEnd(at: Date, isKept: boolean): Date {
  const days = isKept ? expiry.keptSessionDays : expiry.sessionDays;
  return new Date(at.getTime() + days * dayMilliseconds);
}

const nameLength = 60;

function namesOf(agent: string | undefined): { browser: string | null; system: string | null } {
  if (!agent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(agent);
  const short = (name: string | undefined) => name?.slice(0, nameLength) || null;
  return { browser: short(browser.name), system: short(os.name) };
}
