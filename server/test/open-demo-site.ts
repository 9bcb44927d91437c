import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Call, createClient } from '@thikana/contract/client';
import { pino } from 'pino';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createDemoCatalogue } from '../src/demo/demo-catalogue.ts';
import { listingRows, ownerRows } from '../src/demo/demo-rows.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { createServices } from '../src/services.ts';
import { stubWeb } from './stub-web.ts';

const silent = { info() {}, warn: console.warn, error: console.error };
const migrationsDir = path.resolve(import.meta.dirname, '../migrations');

/** A site with the demo catalogue, without pictures and without a network. */
export async function openDemoSite(): Promise<{ call: Call; close(): Promise<void> }> {
  const dataDir = path.join(tmpdir(), `thikana-demo-${process.pid}`);
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  const database = await openDatabase({ dataDir, migrationsDir, log: silent });
  const log = pino({ level: 'silent' });
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: database.connectionString,
    RATE_LIMITS: 'off',
    SETUP: 'off',
  });
  const services = await createServices(config, database, log);
  const now = new Date();
  const demo = createDemoCatalogue({ now, pictureFiles: [] });
  const owners = ownerRows(demo, now, { email: '', passwordHash: '' });
  await services.db.insertInto('users').values(owners).execute();
  await services.db
    .insertInto('listings')
    .values(listingRows(demo, owners as { id: string }[], now))
    .execute();
  const app = await buildApp(config, services, {
    web: stubWeb(() => ''),
    log,
    isAvailable: () => true,
  });
  return {
    call: createClient({
      token: () => null,
      async send({ method, url, headers }) {
        const answer = await app.http.inject({ method: method as 'GET', url, headers });
        return { status: answer.statusCode, json: JSON.parse(answer.body) as unknown, header: () => null };
      },
    }),
    async close() {
      await app.http.close();
      await services.close();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
