import { login, viewOwnAccount } from '@thikana/contract/accounts';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { useTestSite } from '../../../test/test-site.ts';
import { createAdmin } from './create-admin.ts';

const site = await useTestSite();

it('creates one administrator for concurrent processes, and shows one password', async () => {
  const { db } = site.services;
  const email = 'operator@example.org';
  // All three calls start before the first account is written.
  const { making } = await db.transaction().execute(async (holding) => {
    await sql`lock table users in share mode`.execute(holding);
    const making = Promise.all([1, 2, 3].map(() => createAdmin(db, { email })));
    await vi.waitFor(async () => expect(await countWaiting()).toBe(3), 10_000);
    return { making };
  });
  const made = await making;
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

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(site.services.db);
  return rows[0]?.waiting ?? 0;
}
