import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { login, viewOwnAccount } from '@thikana/contract/accounts';
import { listAuditEntries } from '@thikana/contract/audit';
import { viewListing } from '@thikana/contract/listings';
import { expect, it, vi } from 'vitest';
import { makeListing } from '../../test/make-listing.ts';
import { runProgram } from '../../test/run-program.ts';
import { makeTemporaryFolder } from '../../test/temporary-folder.ts';
import { useTestSite } from '../../test/test-site.ts';
import { commands } from './commands.ts';

const site = await useTestSite();
const admin = await site.person('admin');
const { db } = site.services;

const environment = { DATABASE_URL: site.database.connectionString, DATA_DIR: site.dataDir };
const run = (...args: string[]) => runProgram('admin.ts', args, environment);
const auditOf = async (id: string) => {
  const { entries } = await admin.call(listAuditEntries, {});
  return entries
    .filter((entry) => entry.subject._id === id)
    .map(({ action, admin: by, isByCommandLine }) => ({ action, by, isByCommandLine }));
};
const byCommand = (action: string) => [{ action, by: null, isByCommandLine: true }];
const roleOf = async (email: string) =>
  db.selectFrom('users').select(['id', 'role']).where('email', '=', email).executeTakeFirstOrThrow();
const logIn = (email: string, password: string) => site.call(login, { body: { email, password } });

it('shows every command if none is named, and for an unknown one', async () => {
  for (const args of [[], ['delete-everything']]) {
    const { code, output } = await run(...args);
    expect(code).toBe(1);
    for (const name of ['list', 'create', 'demote', 'reset-password', 'reset-two-step', 'delete-user'])
      expect(output).toContain(`npm run admin -- ${name}`);
  }
});

it('names the database by host and name, without its password', async () => {
  const { output } = await run('list');
  const url = new URL(environment.DATABASE_URL.replace('@/', '@localhost/'));
  expect(output).toMatch(/^Site: \S+/);
  expect(output.split('\n')[0]).toContain(url.pathname);
  expect(output).not.toContain(url.password);
});

it('list shows every account with its role, staff first', async () => {
  const person = await site.person();
  const editor = await site.person('editor');
  const { code, output } = await run('list');
  expect(code).toBe(0);
  const lines = output.trim().split('\n').slice(1);
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^editor +${editor.email}`)));
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^user +${person.email}`)));
  expect(lines.findIndex((line) => line.includes(person.email))).toBeGreaterThan(
    lines.findIndex((line) => line.includes(editor.email)),
  );
});

it('create makes an account that can log in, and demote takes its role away', async () => {
  const email = 'second@example.org';
  const { output } = await run('create', email);
  const password = /Password\s+(\S+)/.exec(output)?.[1] ?? '';
  expect((await logIn(email, password)).user.role).toBe('admin');
  const { id } = await roleOf(email);
  expect(await auditOf(id)).toEqual(byCommand('user.create'));
  expect((await run('demote', email)).code).toBe(0);
  expect((await roleOf(email)).role).toBe('user');
  expect(await auditOf(id)).toEqual([...byCommand('user.role'), ...byCommand('user.create')]);
});

it('create gives an existing account the role, which the audit log has', async () => {
  const person = await site.person();
  const { output } = await run('create', person.email, 'moderator');
  expect(output).toContain('the password is unchanged');
  expect((await site.mailTo(person.email, 'role')).text).toContain('You are now a moderator');
  expect(await auditOf(person.id)).toEqual(byCommand('user.role'));
});

it('demote leaves one administrator', async () => {
  const { code, output } = await run('demote', admin.email);
  expect(code).toBe(1);
  expect(output).not.toMatch(/^\s+at /m);
  expect((await roleOf(admin.email)).role).toBe('admin');
});

it('reset-password prints a password that works, and ends sessions', async () => {
  const person = await site.person();
  const { output } = await run('reset-password', person.email);
  const password = /Password\s+(\S+)/.exec(output)?.[1] ?? '';
  await expect(person.call(viewOwnAccount, {})).rejects.toMatchObject({ code: 'session_expired' });
  expect((await logIn(person.email, password)).user._id).toBe(person.id);
  expect((await site.mailTo(person.email, 'password was changed')).text).toContain('password');
  expect(await auditOf(person.id)).toEqual(byCommand('user.set-password'));
});

it('reset-two-step turns two-step login off', async () => {
  const person = await site.person();
  expect((await run('reset-two-step', person.email)).code).toBe(1);
  await db
    .insertInto('two_step_secrets')
    .values({ user_id: person.id, secret: Buffer.alloc(20), confirmed_at: new Date() })
    .execute();
  expect((await run('reset-two-step', person.email)).code).toBe(0);
  expect((await logIn(person.email, person.password)).user._id).toBe(person.id);
  expect(await auditOf(person.id)).toEqual(byCommand('user.end-two-step'));
});

it('delete-user deletes an account with its listings, once it is confirmed', async () => {
  const person = await site.person();
  const id = await makeListing(person, { approvedBy: admin });
  const asked = await run('delete-user', person.email);
  expect(asked).toMatchObject({ code: 1, output: expect.stringContaining('--yes') });
  await site.call(viewListing, { params: { id } });
  expect((await run('delete-user', person.email, '--yes')).code).toBe(0);
  await expect(site.call(viewListing, { params: { id } })).rejects.toMatchObject({ status: 404 });
  await expect(roleOf(person.email)).rejects.toThrow();
  await site.mailTo(person.email, 'deleted');
  expect(await auditOf(person.id)).toEqual(byCommand('user.delete'));
});

it('rotate-session-key ends every session of processes that start afterwards', async () => {
  const secret = () =>
    db.selectFrom('site_values').select('value').where('name', '=', 'session-secret').executeTakeFirst();
  const before = await secret();
  const { output } = await run('rotate-session-key');
  expect(output).toContain('Restart every process');
  expect(await secret()).not.toEqual(before);
  expect(await auditOf('session-key')).toEqual(byCommand('site.rotate-session-key'));
});

it('adopt-store is in the audit log', async () => {
  expect((await run('adopt-store')).code).toBe(0);
  expect(await auditOf('picture-store')).toEqual(byCommand('site.adopt-store'));
});

it('an unknown address is named', async () => {
  const { code, output } = await run('reset-password', 'nobody@example.org');
  expect(code).toBe(1);
  expect(output).toContain('There is no account with the address nobody@example.org.');
});

it.each([...commands].filter(([name]) => name !== 'check'))(
  '%s refuses a site that is not there, and creates nothing',
  async (name, command) => {
    const nowhere = makeTemporaryFolder();
    vi.stubEnv('DATA_DIR', nowhere);
    vi.stubEnv('DATABASE_URL', '');
    const args = command.parameters.includes('EMAIL') ? ['asha@example.org'] : [];
    if (name === 'delete-user') args.push('--yes');
    await expect(command.run(args)).rejects.toMatchObject({
      name: 'StartupError',
      message: `There is no site at ${nowhere}.`,
    });
    expect(readdirSync(nowhere)).toEqual([]);
    vi.unstubAllEnvs();
    rmSync(nowhere, { recursive: true });
  },
);

it('makes a sealing key once, shows it, and reads what was sealed with it', async () => {
  const made = await run('sealing-key');
  const privateKey = /^Private key: ([\w-]+)$/m.exec(made.output)?.[1] ?? '';
  expect(privateKey).not.toBe('');
  expect((await run('sealing-key')).output).toContain('This site has a key already.');
  const person = await site.person();
  await run('delete-user', person.email, '--yes');
  const folder = makeTemporaryFolder();
  const file = join(folder, 'key.txt');
  writeFileSync(file, `${privateKey}\n`);
  const { output } = await run('read-sealed', file, person.email);
  expect(output).toContain(person.id);
  expect(output).toMatch(/^Records: 1$/m);
  expect(await auditOf('sealed-records')).toEqual(byCommand('sealed.read'));
  expect((await run('read-sealed', join(folder, 'none.txt'))).output).toContain(
    'is not a file with a private key.',
  );
  rmSync(folder, { recursive: true });
});

it('check prints one line for each part and fails if one does', async () => {
  const good = await run('check');
  const parts = ['settings', 'database', 'time', 'store', 'mail', 'disk', 'permissions'];
  for (const part of parts) expect(good.output).toMatch(new RegExp(`^(ok|FAILED) +${part} `, 'm'));
  expect(good.output).toMatch(/^ok +store /m);

  const deleted = await db
    .deleteFrom('migrations' as never)
    .where('number' as never, '=', 1 as never)
    .returningAll()
    .executeTakeFirstOrThrow();
  const pending = await run('check');
  expect(pending.code).toBe(1);
  expect(pending.output).toMatch(/^FAILED +database .*runs the migrations 0001-marketplace\.$/m);
  expect(pending.output).toMatch(/^ok +store /m);
  await db
    .insertInto('migrations' as never)
    .values(deleted as never)
    .execute();

  const bad = await runProgram('admin.ts', ['check'], {
    ...environment,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'homes@example.org',
    DATABASE_URL: 'postgresql://thikana:secret-word@127.0.0.1:1/nowhere',
  });
  expect(bad.code).toBe(1);
  expect(bad.output).toMatch(/^FAILED +database +The database at 127\.0\.0\.1:1\/nowhere cannot be reached/m);
  expect(bad.output).toMatch(/^FAILED +mail /m);
  expect(bad.output).not.toContain('secret-word');
  expect(bad.output).not.toMatch(/^\s+at /m);

  rmSync(site.dataDir, { recursive: true });
  const gone = await run('check');
  expect(gone.code).toBe(1);
  expect(gone.output).toMatch(/^FAILED +permissions /m);
});
