import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeLanguage } from '@thikana/contract/accounts';
import { listAuditEntries } from '@thikana/contract/audit';
import { fileComplaint } from '@thikana/contract/complaints';
import { writeWithoutAccount } from '@thikana/contract/unconfirmed-messages';
import { expect, it } from 'vitest';
import { openConversation } from '../../test/conversations.ts';
import { makeListing } from '../../test/make-listing.ts';
import { runProgram } from '../../test/run-program.ts';
import { makeTemporaryFolder } from '../../test/temporary-folder.ts';
import { useTestSite } from '../../test/test-site.ts';
import { register } from '../platform/database/register/register.ts';
import { findTouched } from './find-touched.ts';
import { listPeoplePaths } from './people-paths.ts';

const site = await useTestSite();
const { db } = site.services;
const [admin, bystander] = [await site.person('admin'), await site.person()];
const talk = await openConversation(site, 'Is it still free?');
const accountOf = (id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const idsOf = async (breach: Parameters<typeof findTouched>[1]) =>
  (await findTouched(db, breach)).map(({ id }) => id);

it('leads from every table with personal data to people, but for those without any', async () => {
  const reached = new Set((await listPeoplePaths(db)).map(({ table }) => table));
  const missing = Object.entries(register)
    .filter(([table, { personal }]) => personal.length > 0 && !reached.has(table))
    .map(([table]) => table);
  // Email addresses, counts by network address, and what is encrypted.
  expect(missing.sort()).toEqual(['complaints', 'rate_limits', 'sealed_records', 'unconfirmed_messages']);
});

it('of an account touches it and those whose messages it has, and nobody else', async () => {
  const people = await findTouched(db, { account: await accountOf(talk.seeker.id) });
  expect(people.map(({ id }) => id).sort()).toEqual([talk.owner.id, talk.seeker.id].sort());
  const owner = people.find(({ id }) => id === talk.owner.id);
  expect([...(owner?.data ?? [])]).toContain('messages');
  expect(owner?.data.has('login')).toBe(false);
});

it('of a member of staff touches everyone', async () => {
  const ids = await idsOf({ account: await accountOf(admin.id) });
  expect(ids).toEqual(expect.arrayContaining([admin.id, bystander.id, talk.owner.id, talk.seeker.id]));
});

it('of a table touches those who have rows in it, also without an account', async () => {
  expect((await idsOf({ table: 'messages' })).sort()).toEqual([talk.seeker.id]);
  const offered = await makeListing(talk.owner, { approvedBy: admin });
  const body = { email: 'visitor@example.com', text: 'Is this free?', key: 'key-12345678' };
  await site.call(writeWithoutAccount, { params: { id: offered }, body });
  expect(await findTouched(db, { table: 'unconfirmed_messages' })).toMatchObject([
    { id: undefined, email: 'visitor@example.com', data: new Set(['messages']) },
  ]);
  const complaint = {
    kind: 'privacy',
    email: 'bina@example.com',
    text: 'My number is shown.',
    key: 'key-12345678',
  } as const;
  await site.call(fileComplaint, { body: complaint });
  expect(await findTouched(db, { table: 'complaints' })).toMatchObject([
    { id: undefined, email: 'bina@example.com', data: new Set(['reports']) },
  ]);
  await expect(idsOf({ table: 'letters' })).rejects.toThrow('There is no table letters.');
});

it('of a span of time touches those with rows of that time', async () => {
  const longAgo = { from: new Date('2020-01-01'), to: new Date('2020-12-31') };
  expect(await idsOf({ table: 'messages', ...longAgo })).toEqual([]);
  const today = { from: new Date(Date.now() - 3_600_000) };
  expect(await idsOf(today)).toContain(bystander.id);
});

it('writes whom to tell what, in their languages, and notes it in the audit log', async () => {
  await talk.owner.call(changeLanguage, { body: { language: 'bn' } });
  const environment = { DATABASE_URL: site.database.connectionString, DATA_DIR: site.dataDir };
  const out = join(makeTemporaryFolder(), 'drafts');
  const run = (...args: string[]) => runProgram('admin.ts', ['breach', ...args, '--out', out], environment);
  const { code, output } = await run('--token', talk.seeker.token);
  expect(code, output).toBe(0);
  expect(output).toMatch(/^People: 2$/m);
  const read = (name: string) => readFileSync(join(out, name), 'utf8');
  expect(read('people.csv')).toContain(talk.owner.email);
  expect(read('people-bn.txt')).toMatch(/^বিষয়: /);
  expect(read('people-en.txt')).toContain('Subject: Your data on');
  expect(read('board.txt')).toContain('People concerned: 2');
  expect(read('board.txt')).not.toContain(talk.seeker.token);
  const { entries } = await admin.call(listAuditEntries, { query: { action: 'site.breach' } });
  expect(entries).toMatchObject([
    { subject: { label: 'The account of a token' }, detail: 'People: 2', isByCommandLine: true },
  ]);

  expect((await run('--table', 'messages', '--from', '2026-11-25')).code).toBe(0);
  expect(read('board.txt')).toContain('What was within reach: Table messages, since 2026-11-25\n');
  const headers = { authorization: `Bearer ${admin.token}`, 'accept-language': 'bn' };
  const inBengali = await site.app.http.inject({ url: '/api/admin/audit', headers });
  expect(inBengali.json().entries[0].subject.label).toBe('টেবিল messages, 2026-11-25 থেকে');

  expect((await run()).output).toContain('Name one of');
  expect((await run('--token', 'nonsense')).output).toContain('no token of an account');
  expect((await run('--from', 'yesterday')).output).toContain('yesterday is no time.');
});
