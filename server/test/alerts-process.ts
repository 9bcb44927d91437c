/** A site in its own process that finds matches and emails them, and that tests may kill. */
import { flushCompileCache } from 'node:module';
import { approvePost } from '@thikana/contract/moderation';
import { pino } from 'pino';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { startSession } from '#server/features/accounts/accounts.feature.ts';
import { createPool } from '#server/platform/database/pool.ts';
import { createServices } from '#server/services.ts';
import { stubWeb } from './stub-web.ts';

export interface AlertsProcessOptions {
  connectionString: string;
  dataDir: string;
  adminId: string;
}

const options: AlertsProcessOptions = JSON.parse(process.argv[2] ?? '{}');
const { connectionString } = options;
const log = pino({ level: 'silent' });
const config = readConfig({
  DATA_DIR: options.dataDir,
  DATABASE_URL: connectionString,
  RATE_LIMITS: 'off',
});
const pool = createPool({ connectionString, maxConnections: 4 });
const services = await createServices(config, { pool, connectionString }, log);
const web = stubWeb(() => '');
const app = await buildApp(config, services, { web, log, isAvailable: () => true });
await services.jobs.start();
const admin = { id: options.adminId, session_version: 1 };
const token = await startSession(services, admin, { agent: undefined, isKept: false });

process.on('message', async (listingId: string) => {
  const { statusCode } = await app.http.inject({
    method: approvePost.method,
    url: `${approvePost.path}?id=${listingId}`,
    headers: { authorization: `Bearer ${token}` },
  });
  process.send?.(statusCode);
});
// A process that is killed leaves nothing for the next one to start faster with.
flushCompileCache();
// The parent process may have been killed.
process.once('disconnect', () => process.exit());
process.send?.('ready');
