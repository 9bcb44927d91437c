import { once } from 'node:events';
import http from 'node:http';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/postgres.ts';
import { stubWeb } from '../test/stub-web.ts';
import { makeTemporaryFolder } from '../test/temporary-folder.ts';
import { readConfig } from './config.ts';
import { type Marketplace, openMarketplace, openSiteDatabase } from './marketplace.ts';

const body = JSON.stringify({ email: 'asha@example.com' });
const web = stubWeb(() => '');

let database: TestDatabase;
let marketplace: Marketplace;
let url: string;
let request: http.ClientRequest;
beforeEach(async () => {
  database = await createTestDatabase();
  const config = readConfig({ DATABASE_URL: database.connectionString, DATA_DIR: makeTemporaryFolder() });
  const log = pino({ level: 'silent' });
  marketplace = await openMarketplace(config, { web, log, database: await openSiteDatabase(config, log) });
  url = await marketplace.app.http.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  request = http.request(`${url}/api/auth/forgot-password`, { method: 'POST', headers });
  request.write(body.slice(0, 10));
  // The rest of the body is still being sent when the site is told to stop.
  await once(marketplace.app.http.server, 'request');
});
afterEach(() => database.drop());

function statusOfRequest(): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    request.on('response', (answer) => resolve(answer.resume().statusCode));
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });
}

it('finishes running requests and accepts no new ones', async () => {
  const status = statusOfRequest();
  const stopping = marketplace.stop();
  await expect.poll(() => marketplace.app.http.server.listening).toBe(false);
  const late = http.get(url);
  const [error] = (await once(late, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNREFUSED');
  request.end(body.slice(10));
  expect(await status).toBe(200);
  await stopping;
});

it('aborts endless uploads and closes everything in order', async () => {
  const status = statusOfRequest();
  await marketplace.stop(200);
  expect(await status).toBe('ECONNRESET');
  expect(marketplace.database.pool.ended).toBe(true);
});
