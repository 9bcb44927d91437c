import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { loadDefaultCity } from '../server/test/load-default-city.ts';
import { machineLine, markdownTable } from './lib/machine.ts';

/** Lists and drafts for a breach of a site with 100,000 accounts, by the command that an operator runs. */
const accounts = 100_000;
const limitSeconds = 600;

const silent = { info() {}, warn: console.warn, error: console.error };
const dataDir = mkdtempSync(path.join(tmpdir(), 'thikana-breach-'));
chmodSync(dataDir, 0o755);
const migrationsDir = path.resolve(import.meta.dirname, '../server/migrations');
const database = await openDatabase({ dataDir, migrationsDir, log: silent });
await loadDefaultCity(database.pool);
await fill(database.connectionString);

const rows = [
  ['an account', '--account', 'person7@example.org'],
  ['an administrator', '--account', 'person1@example.org'],
  ['the table messages', '--table', 'messages'],
  ['all tables, one day', '--from', '2026-11-20', '--to', '2026-11-21'],
  ['all tables', '--to', '2100-01-01'],
].map(([breach = '', ...args]) => {
  const startedAt = performance.now();
  const out = path.join(dataDir, 'drafts');
  const command = [
    path.resolve(import.meta.dirname, '../server/src/admin.ts'),
    'breach',
    ...args,
    '--out',
    out,
  ];
  const env = { ...process.env, DATABASE_URL: database.connectionString, DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  const seconds = (performance.now() - startedAt) / 1_000;
  if (seconds > limitSeconds) process.exitCode = 1;
  return [breach, /^People: (\d+)$/m.exec(stdout)?.[1] ?? '', seconds.toFixed(1)];
});
await database.stop();
rmSync(dataDir, { recursive: true, force: true });

const report = `# Breach drill

${accounts} accounts, each with two sessions, alerts, five messages and two consents. Seconds from the command to its
files. Limit: ${limitSeconds}.

${markdownTable(['breach of', 'people', 'seconds'], rows)}

${machineLine()}
`;
console.log(report);
writeFileSync(path.resolve(import.meta.dirname, 'results/breach.md'), report);

async function fill(connectionString: string): Promise<void> {
  const client = new pg.Client(connectionString);
  await client.connect();
  const each = (n: number) => `from generate_series(1, ${n}) as number`;
  const id = (prefix: string, number = 'number') => `'${prefix}' || lpad(to_hex(${number}), 16, '0')`;
  const at = `timestamptz '2026-11-25' - number * interval '10 minutes'`;
  const someone = `${id('aaaaaaaa', `number % ${accounts} + 1`)}`;
  await client.query(`
    insert into users (id, name, email, email_key, phone, password_hash, role, is_verified, language, created_at)
    select ${id('aaaaaaaa')}, 'Person ' || number, 'person' || number || '@example.org',
      'person' || number || '@example.org', '+9198' || lpad(number::text, 8, '0'), 'x',
      case number when 1 then 'admin' else 'user' end, true, (array['en', 'bn', 'hi', 'ne'])[number % 4 + 1], ${at}
    ${each(accounts)};
    insert into sessions (id, user_id, version, is_kept, created_at, used_at, expires_at)
    select ${id('bbbbbbbb')}, ${someone}, 1, true, ${at}, ${at}, ${at} + interval '90 days' ${each(2 * accounts)};
    insert into consent_notices (version, language, items, first_given_at) values ('0123456789ab', 'en', '[]', now());
    insert into consents (user_id, purpose, version, language, given_at)
    select ${someone}, 'notice', '0123456789ab', 'en', ${at} ${each(2 * accounts)};
    insert into conversations (id, listing_title, listing_intent, listing_category, owner_id, seeker_id, last_at, created_at)
    select ${id('cccccccc')}, 'Two rooms', 'rent', 'flat', ${id('aaaaaaaa')},
      ${id('aaaaaaaa', `(number + 1) % ${accounts} + 1`)}, ${at}, ${at} ${each(accounts)};
    insert into messages (conversation_id, number, sender_id, key, text, created_at)
    select ${id('cccccccc', `(number - 1) % ${accounts} + 1`)}, (number - 1) / ${accounts} + 1,
      ${id('aaaaaaaa', `(number - 1) % ${accounts} + 1`)}, 'message-' || number, 'Is it free?', ${at} ${each(5 * accounts)};
    insert into alert_recipients (id, user_id, created_at)
    select ${id('dddddddd')}, ${id('aaaaaaaa')}, ${at} ${each(accounts)};
    analyze`);
  await client.end();
}
