/** A site in its own process that looks for digests when it is told to, and that tests may kill. */
import { flushCompileCache } from 'node:module';
import { pino } from 'pino';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { currentFacts } from '#server/features/city/city.feature.ts';
import { sendDigests } from '#server/features/digest/send-digests.ts';
import { createSettings, defaultSettings } from '#server/features/site/site.feature.ts';
import { createPool } from '#server/platform/database/pool.ts';
import { createServices } from '#server/services.ts';
import { stubWeb } from './stub-web.ts';

export interface DigestsProcessOptions {
  connectionString: string;
  dataDir: string;
}

const { connectionString, dataDir }: DigestsProcessOptions = JSON.parse(process.argv[2] ?? '{}');
const log = pino({ level: 'silent' });
const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: connectionString, RATE_LIMITS: 'off' });
const pool = createPool({ connectionString, maxConnections: 4 });
const services = await createServices(config, { pool, connectionString }, log);
await buildApp(config, services, { web: stubWeb(() => ''), log, isAvailable: () => true });
await services.jobs.start();

const settings = createSettings({ db: services.db, defaults: defaultSettings({}, currentFacts()) });

process.on('message', async () => {
  await sendDigests({
    ...services,
    settings,
    site: { name: 'Thikana', publicUrl: 'http://localhost:3000' },
  });
  process.send?.('looked');
});
// A process that is killed leaves nothing for the next one to start faster with.
flushCompileCache();
// The parent process may have been killed.
process.once('disconnect', () => process.exit());
process.send?.('ready');
