import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrationsDir, readConfig } from '../server/src/config.ts';
import { currentFacts } from '../server/src/features/city/city.feature.ts';
import { createSettings, defaultSettings } from '../server/src/features/site/site.feature.ts';
import { createLog } from '../server/src/log.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { createServices } from '../server/src/services.ts';
import { useCityOfTests } from '../server/test/city/cities.ts';
import { runMarket } from '../server/test/enquiry-market.ts';
import { machineLine, markdownTable } from './lib/machine.ts';

/**
 * A simulated market on a virtual clock, whose process is killed at random moments: is every enquiry answered, closed or
 * told about within 72 hours, and is anyone emailed twice?
 */
const argument = (name: string, usual: number) =>
  Number(process.argv[process.argv.indexOf(`--${name}`) + 1]) || usual;
const enquiries = argument('enquiries', 10_000);
const kills = argument('kills', 40);
const seed = argument('seed', 1);

// biome-ignore lint/correctness/useHookAtTopLevel: it is no hook.
useCityOfTests('siliguri');
const dataDir = mkdtempSync(path.join(tmpdir(), 'thikana-bench-'));
chmodSync(dataDir, 0o755);
const silent = { info() {}, warn: console.warn, error: console.error };
const database = await openDatabase({ dataDir, migrationsDir, log: silent });
const { pool, connectionString } = database;
const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: connectionString, RATE_LIMITS: 'off' });
let clock = Date.parse('2026-11-02T06:00:00Z');
const now = () => new Date(clock);
const services = await createServices(config, { pool, connectionString }, createLog('silent'), now);
await services.jobs.start();
const startedAt = performance.now();
const result = await runMarket({
  services,
  settings: createSettings({ db: services.db, defaults: defaultSettings({}, currentFacts()) }),
  connectionString,
  dataDir,
  enquiries,
  hours: 240,
  kills,
  seed,
  setClock: (time) => {
    clock = time;
  },
});
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
console.log(`${machineLine()}\n`);
console.log(
  markdownTable(
    [
      'enquiries',
      'written to paused or closed listings',
      'answered',
      'closed',
      'told',
      'late',
      'reminders',
      'pauses',
      'emailed twice',
      'emails missing',
      'kills',
      'seconds',
    ],
    [
      [
        result.enquiries,
        result.turnedAway,
        result.answered,
        result.closed,
        result.told,
        result.late,
        result.reminders,
        result.pauses,
        result.twice,
        result.missing,
        result.kills,
        seconds,
      ].map(String),
    ],
  ),
);
await services.close();
await database.stop();
rmSync(dataDir, { recursive: true, force: true });
if (result.late + result.twice + result.missing > 0) process.exitCode = 1;
