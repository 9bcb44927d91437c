import { login, viewOwnAccount } from '@thikana/contract/accounts';
import { expect, it } from 'vitest';
import { startTogether } from '../../../test/start-together.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { createAdmin } from './create-admin.ts';

const site = await useTestSite();

it('creates one administrator for concurrent processes, and shows one password', async () => {
  const { db } = site.services;
  const email = 'operator@example.org';
  const made = await startTogether(db, 'users', () => [1, 2, 3].map(() => createAdmin(db, { email })));
  expect(made.filter(({ password }) => password !== undefined)).toHaveLength(1);
  const accounts = await db.selectFrom('users').select('role').where('email', '=', email).execute();
  expect(accounts).toEqual([{ role: 'admin' }]);
});

it('promotes an existing account and ends its sessions', async () => {
  const person = await site.person();
  await person.call(viewOwnAccount, {});
  await createAdmin(site.services.db, { email: person.email });
  await expect(person.call(viewOwnAccount, {})).rejects.toMatchObject({ code: 'session_expired' });
  const { user } = await site.call(login, { body: { email: person.email, password: person.password } });
  expect(user).toMatchObject({ _id: person.id, role: 'admin' });
});

it('creates a moderator or an editor too', async () => {
  const { db } = site.services;
  await createAdmin(db, { email: 'texts@example.org', role: 'editor' });
  const account = await db
    .selectFrom('users')
    .select(['role', 'name'])
    .where('email', '=', 'texts@example.org')
    .execute();
  expect(account).toEqual([{ role: 'editor', name: 'texts@example.org' }]);
});
