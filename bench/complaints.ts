import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrationsDir, readConfig } from '../server/src/config.ts';
import { createLog } from '../server/src/log.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { createServices } from '../server/src/services.ts';
import { simulateComplaints } from '../server/test/simulate-complaints.ts';
import { machineLine } from './lib/machine.ts';

/** Simulates the warnings and escalations of many complaints on a virtual clock: `--cases 100000`. */
const cases = Number(process.argv[process.argv.indexOf('--cases') + 1]) || 100_000;
const silent = { info() {}, warn: console.warn, error: console.error };
const dataDir = mkdtempSync(path.join(tmpdir(), 'thikana-bench-'));
chmodSync(dataDir, 0o755);
const database = await openDatabase({ dataDir, migrationsDir, log: silent });
try {
  const { pool, connectionString } = database;
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: connectionString });
  const services = await createServices(config, { pool, connectionString }, createLog('silent'));
  const startedAt = performance.now();
  const result = await simulateComplaints(services.db, {
    cases,
    filingHours: 24 * 10,
    stepMinutes: 1,
    startsAt: new Date('2026-11-19T06:30:00Z'),
  });
  console.log(machineLine());
  console.table({ ...result, seconds: Math.round((performance.now() - startedAt) / 1000) });
  process.exitCode = result.missed + result.doubled + result.wrong > 0 ? 1 : 0;
} finally {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
