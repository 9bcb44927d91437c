import { type Command, takeArguments } from './command.ts';
import { withSiteDatabase } from './with-site.ts';

export const list: Command = {
  parameters: '',
  about: 'lists the accounts with their roles, staff first',
  async run(args) {
    takeArguments(args, 0);
    await withSiteDatabase(async (db) => {
      const users = await db
        .selectFrom('users')
        .select(['email', 'role', 'is_verified', 'banned_at'])
        .select(({ exists, selectFrom }) =>
          exists(
            selectFrom('two_step_secrets')
              .select('user_id')
              .whereRef('user_id', '=', 'users.id')
              .where('confirmed_at', 'is not', null),
          ).as('has_two_step'),
        )
        .orderBy((order) => order.case().when('role', '=', 'user').then(1).else(0).end())
        .orderBy('email_key')
        .execute();
      for (const { email, role, ...user } of users) {
        const notes = [
          user.has_two_step && 'two-step login',
          !user.is_verified && 'address not confirmed',
          user.banned_at && 'suspended',
        ].filter(Boolean);
        console.log(`${role.padEnd(9)}  ${email}${notes.length > 0 ? `  (${notes.join(', ')})` : ''}`);
      }
    });
  },
};
