import { AppError } from '@thikana/contract/errors';
import * as contract from '@thikana/contract/sessions';
import { type Binding, bind } from '../../http/binding.ts';
import { m } from '../../paraglide/messages.js';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { presentSession } from './sessions.presenter.ts';
import { sessionsRepository } from './sessions.repository.ts';

export function sessionsRoutes({ db, now }: Pick<AccountsDependencies, 'db' | 'now'>): Binding[] {
  const sessions = sessionsRepository(db);
  return [
    bind(contract.logOut, async ({ viewer: { user } }) => {
      await sessions.end(user.sessionId, user.id);
      return { message: m.accounts_logged_out() };
    }),
    bind(contract.listSessions, async ({ viewer: { user } }) => ({
      sessions: (await sessions.listOf(user.id, now())).map((row) => presentSession(row, user.sessionId)),
    })),
    bind(contract.endSession, async ({ params, viewer }) => {
      if (!(await sessions.end(params.id, viewer.user.id))) throw new AppError('session_not_found');
      return { message: m.accounts_session_ended() };
    }),
    bind(contract.endOtherSessions, async ({ viewer: { user } }) => {
      await sessions.endOthers(user.id, user.sessionId);
      return { message: m.accounts_other_sessions_ended() };
    }),
  ];
}
