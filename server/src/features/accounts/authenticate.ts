import { AppError } from '@thikana/contract/errors';
import type { SessionUser } from '../../http/viewer.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { accountsRepository } from './accounts.repository.ts';
import { isTwoStepRequired } from './is-two-step-required.ts';

/** Returns the user of a session token, with the role and status that the database has now. */
export async function authenticate(dependencies: AccountsDependencies, token: string): Promise<SessionUser> {
  const { db, tokens } = dependencies;
  const claims = await tokens.read(token);
  const user = await accountsRepository(db).findSession(claims.userId);
  if (!user) throw new AppError('not_signed_in');
  if (user.banned_at) throw new AppError('account_banned');
  if (user.session_version !== claims.version) throw new AppError('session_expired');
  const needsTwoStep = !user.has_two_step && (await isTwoStepRequired(dependencies, user.role));
  return { id: user.id, role: user.role, needsTwoStep };
}
