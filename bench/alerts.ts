import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { approvePost } from '@thikana/contract/moderation';
import { searchFilterQuery } from '@thikana/contract/search/search';
import { buildApp } from '../server/src/app.ts';
import { migrationsDir, readConfig } from '../server/src/config.ts';
import { startSession } from '../server/src/features/accounts/accounts.feature.ts';
import { findSearchedListing } from '../server/src/features/search/search.feature.ts';
import { createLog } from '../server/src/log.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { createServices } from '../server/src/services.ts';
import { addFlat, addPeople, killWhileMailing } from '../server/test/kill-while-mailing.ts';
import { passUndoTime } from '../server/test/pass-undo-time.ts';
import { stubWeb } from '../server/test/stub-web.ts';
import { addSearches } from './lib/add-searches.ts';
import { machineLine, markdownTable } from './lib/machine.ts';

/**
 * Measures the time from an approval to the emails for all matching saved searches, and what is lost when the process
 * is killed on the way.
 */
const argument = (name: string, usual: number) =>
  Number(process.argv[process.argv.indexOf(`--${name}`) + 1]) || usual;
const searchCount = argument('searches', 100_000);
const rounds = argument('rounds', 200);
const readers = 5;
const silent = { info() {}, warn: console.warn, error: console.error };

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'thikana-bench-'));
  chmodSync(folder, 0o755);
  return folder;
}

async function measure() {
  const dataDir = temporaryFolder();
  const database = await openDatabase({ dataDir, migrationsDir, log: silent });
  const { pool, connectionString } = database;
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: connectionString, RATE_LIMITS: 'off' });
  const log = createLog('silent');
  const services = await createServices(config, { pool, connectionString }, log);
  const web = stubWeb(() => '');
  const app = await buildApp(config, services, { web, log, isAvailable: () => true });
  await services.jobs.start();
  const { ownerId, adminId } = await addPeople(pool);
  const searches = await addSearches(services.db, searchCount);
  await pool.query('analyze');
  const listingId = await addFlat(pool, ownerId);
  const admin = { id: adminId, session_version: 1 };
  const token = await startSession(services, admin, { agent: undefined, isKept: false });
  const count = async (what: string) =>
    Number((await pool.query(`select ${what} as count from search_matches`)).rows[0].count);

  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  await app.http.inject({
    method: approvePost.method,
    url: `${approvePost.path}?id=${listingId}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const approvedSeconds = seconds();
  await passUndoTime(pool);
  while ((await count('count(*)')) === 0) await wait(20);
  const matchedSeconds = seconds();
  const matched = await count('count(*)');
  while ((await count('count(mailed_at)')) < matched) await wait(50);
  const queuedSeconds = seconds();

  const listing = await findSearchedListing(services.db, listingId);
  const expected = searches.filter((search) =>
    listing?.isFoundBy(searchFilterQuery.parse(search), undefined, Date.now()),
  ).length;
  const { rows } = await pool.query(
    `select count(*)::int as mails, count(distinct data->>'to')::int as readers
     from pgboss.job where name = 'send-mail' and data->>'to' like 'reader-%'`,
  );
  await app.http.close();
  await services.close();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return { approvedSeconds, matchedSeconds, queuedSeconds, matched, expected, ...rows[0] };
}

async function kill() {
  const dataDir = temporaryFolder();
  const database = await openDatabase({ dataDir, migrationsDir, log: silent });
  const { connectionString } = database;
  const killed = await killWhileMailing({ connectionString, dataDir, rounds, readers });
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return killed;
}

const speed = await measure();
console.log(speed);
const killed = await kill();
const figure = (value: number) => `${value.toFixed(2)} s`;
const table = markdownTable(
  ['what', 'figure', 'at most'],
  [
    ['saved searches, each of a different reader', searchCount, ''],
    ['answer to the approval after', figure(speed.approvedSeconds), ''],
    ['searches that match the listing', speed.matched, ''],
    ['… checked by running each search', speed.expected, speed.matched],
    ['all matches are stored after', figure(speed.matchedSeconds), '5 s'],
    ['all emails are queued after', figure(speed.queuedSeconds), ''],
    ['mails queued', speed.mails, speed.matched],
    ['readers with one', speed.readers, speed.matched],
  ],
);
const killTable = markdownTable(
  ['what', 'figure', 'at most'],
  [
    ['rounds, each with a kill at a random moment', rounds, ''],
    ['… before the matches were stored', killed.killedBeforeMatch, ''],
    ['… between match and email', killed.killedBeforeMail, ''],
    ['… while emails were sent', killed.killedLater, ''],
    ['mails', killed.mails, rounds * readers],
    ['readers with two emails about one listing', killed.twice, 0],
    ['readers with none', killed.missing, 0],
  ],
);
const report = `# Alerts\n\n\`node bench/alerts.ts\` (${machineLine()}). One approval among many saved searches; then ${readers} readers, one approval a round, and \`kill -9\`.\n\n${table}\n\n${killTable}\n`;
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/alerts.md'), report);
