/** A process that runs the sweep of enquiries at the times it is sent, and that tests may kill. */
import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { createPool } from '#server/platform/database/pool.ts';
import { createServices } from '#server/services.ts';
import { useCityOfTests } from './city/cities.ts';
import { sweepNow } from './enquiries.ts';

const { connectionString, dataDir } = JSON.parse(process.argv[2] ?? '{}');
const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: connectionString, RATE_LIMITS: 'off' });
const pool = createPool({ connectionString, maxConnections: 4 });
useCityOfTests('siliguri');
let clock = 0;
const services = await createServices(
  config,
  { pool, connectionString },
  pino({ level: 'silent' }),
  () => new Date(clock),
);
await services.jobs.start();

process.on('message', async (now: number) => {
  clock = now;
  await sweepNow(services);
  process.send?.('done');
});
// The parent process may have been killed.
process.once('disconnect', () => process.exit());
process.send?.('ready');
