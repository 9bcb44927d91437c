import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, request } from '@playwright/test';
import pg from 'pg';
import { ensureCaddy } from '../../scripts/ensure-caddy.ts';
import { freePort } from '../../scripts/free-port.ts';
import { end, startSite } from '../../scripts/start-site.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded/embedded-postgres.ts';
import { databaseUrl } from '../../server/test/postgres-url.ts';
import { silentLog } from '../../server/test/silent-log.ts';
import { startS3 } from '../../server/test/start-s3.ts';
import { makeTemporaryFolder } from '../../server/test/temporary-folder.ts';

const caddyfile = path.resolve(import.meta.dirname, '../../deploy/cells/Caddyfile');

export interface Cell {
  city: string;
  admin: { email: string; password: string };
  /** Sends requests through the proxy to the city's host name. */
  through: APIRequestContext;
  /** Kills the process as a power failure would. */
  kill(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface Cells {
  cells: readonly Cell[];
  stop(): Promise<void>;
}

/** A site for each city behind the proxy of deploy/cells, with one PostgreSQL and one bucket for all. */
export async function startCells(cities: readonly string[]): Promise<Cells> {
  const dataDir = makeTemporaryFolder();
  const [postgres, store] = await Promise.all([
    startEmbeddedPostgres({ dataDir, log: silentLog }),
    startS3(),
  ]);
  const proxyPort = await freePort();
  const environment = {
    TRUSTED_PROXIES: '127.0.0.1,::1',
    S3_BUCKET: store.options.bucket,
    S3_ENDPOINT: store.options.endpoint ?? '',
    S3_REGION: store.options.region,
    S3_ACCESS_KEY_ID: store.options.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.options.secretAccessKey,
  };
  const made: { cell: Cell; settings: Record<string, string> }[] = [];
  for (const city of cities) {
    const database = await createDatabase(postgres, city);
    made.push(await makeCell({ city, database, proxyPort, environment }));
  }
  const settings = Object.assign({}, ...made.map((each) => each.settings));
  const proxy = spawn(ensureCaddy(), ['run', '--config', caddyfile], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...settings, HOME: dataDir },
  });
  await hasStarted(proxy);
  return {
    cells: made.map(({ cell }) => cell),
    async stop() {
      await end(proxy);
      for (const { cell } of made) await cell.stop();
      await store.stop();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function createDatabase(
  postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>,
  name: string,
): Promise<string> {
  const client = new pg.Client(postgres.adminConnectionString);
  await client.connect();
  await client.query(`create database ${name} owner thikana`);
  await client.end();
  return databaseUrl(postgres.connectionString, name);
}

async function makeCell(options: {
  city: string;
  database: string;
  proxyPort: number;
  environment: Record<string, string>;
}): Promise<{ cell: Cell; settings: Record<string, string> }> {
  const { city, database, proxyPort, environment } = options;
  const host = `${city}.localhost:${proxyPort}`;
  const port = await freePort();
  // The same address in every city, with another password.
  const admin = { email: 'admin@example.org', password: `a quiet verandah in ${city}` };
  const start = () =>
    startSite({
      port,
      demo: false,
      databaseUrl: database,
      environment: {
        ...environment,
        CITY: city,
        PUBLIC_URL: `http://${host}`,
        S3_PREFIX: city,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      },
    });
  let site = await start();
  const through = await request.newContext({
    baseURL: `http://127.0.0.1:${proxyPort}`,
    extraHTTPHeaders: { host },
  });
  const name = city.toUpperCase();
  return {
    settings: { [`${name}_HOST`]: `http://${host}`, [`${name}_SITE`]: `127.0.0.1:${port}` },
    cell: {
      ...{ city, admin, through },
      kill: () => site.kill(),
      async start() {
        site = await start();
      },
      async stop() {
        await through.dispose();
        await site.stop();
      },
    },
  };
}

async function hasStarted(proxy: ChildProcess): Promise<void> {
  let said = '';
  while (!said.includes('serving initial configuration')) {
    const [chunk] = await Promise.race([
      once(proxy.stderr as NodeJS.ReadableStream, 'data'),
      once(proxy, 'exit').then(() => Promise.reject(new Error(`Caddy ended:\n${said}`))),
    ]);
    said += chunk;
  }
}
