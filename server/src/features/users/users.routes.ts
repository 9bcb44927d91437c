import * as contract from '@thikana/contract/users';
import { limits } from '@thikana/contract/vocabulary';
import { type Binding, bind, bindLimited, perAccount } from '../../http/binding.ts';
import { pageOf, rowsOfPage } from '../../lib/paging.ts';
import { m } from '../../paraglide/messages.js';
import { banUser } from './ban-user.ts';
import { changeRole } from './change-role.ts';
import { deleteUser } from './delete-user.ts';
import { getUser } from './get-user.ts';
import { liftBan } from './lift-ban.ts';
import { mailResetLink } from './mail-reset-link.ts';
import type { UsersDependencies } from './users.dependencies.ts';
import { presentAdminUser } from './users.presenter.ts';
import { usersRepository } from './users.repository.ts';

const answer = <T>(message: string, data: T) => ({ success: true as const, message, data });

export function usersRoutes(dependencies: UsersDependencies): Binding[] {
  const users = usersRepository(dependencies.db);

  return [
    bind(contract.listUsers, async () => answer(m.users_all(), (await users.list()).map(presentAdminUser))),
    bind(contract.pageUsers, async ({ query }) => {
      const total = await users.countMatching(query);
      const rows = await users.listPage(query, rowsOfPage(query.page, limits.pageSize));
      return {
        ...answer(m.users_page(), rows.map(presentAdminUser)),
        ...pageOf(query.page, limits.pageSize, total),
      };
    }),
    bind(contract.listUsersByVerification, async ({ query }) => {
      const isVerified = query.isVerified === 'true';
      const message = isVerified ? m.users_verified() : m.users_unverified();
      return answer(message, (await users.list({ isVerified })).map(presentAdminUser));
    }),
    bind(contract.viewUser, async ({ params }) =>
      answer(m.users_one(), await getUser(dependencies, params.id)),
    ),
    bind(contract.banUser, async ({ viewer, params, body }) => {
      await banUser(dependencies, viewer.user.id, { userId: params.id, reason: body.reason });
      return answer(m.users_banned(), await getUser(dependencies, params.id));
    }),
    bind(contract.liftBan, async ({ viewer, params }) => {
      await liftBan(dependencies, viewer.user.id, params.id);
      return answer(m.users_ban_lifted(), await getUser(dependencies, params.id));
    }),
    bind(contract.changeRole, async ({ viewer, params, body }) => {
      await changeRole(dependencies, viewer.user.id, { userId: params.id, role: body.role });
      return answer(m.users_role_changed(), await getUser(dependencies, params.id));
    }),
    bindLimited(contract.mailResetLink, [perAccount(60)], async ({ viewer, params }) => {
      await mailResetLink(dependencies, viewer.user.id, params.id);
      return { message: m.users_reset_link_sent() };
    }),
    bind(contract.deleteUser, async ({ viewer, params, query }) => {
      await deleteUser(dependencies, viewer.user.id, { userId: params.id, confirm: query.confirm });
      return { message: m.users_deleted() };
    }),
  ];
}
