import cluster from 'node:cluster';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import { type Config, projectDir } from './config.ts';
import { findSealingKey } from './features/sealed-records/sealed-records.feature.ts';
import { firstStart, hasDemo, type StartAccounts } from './first-start.ts';
import { loadBuiltWebApp, type WebApp } from './http/web-app.ts';
import { releaseFreedPages } from './lib/release-freed-pages.ts';
import { StartupError } from './lib/startup-error.ts';
import { createLog } from './log.ts';
import { openMarketplace, openSiteDatabase } from './marketplace.ts';
import type { OpenedDatabase } from './platform/database/open-database.ts';
import type { Tables } from './platform/database/tables.ts';
import { fittingProcesses } from './processes/fitting-processes.ts';
import { findFreePort, listen } from './processes/listen.ts';
import { openSharedDatabase } from './processes/open-shared-database.ts';
import { sayThatItListens, supervise } from './processes/supervise.ts';
import { createServices } from './services.ts';
import { setUp } from './setup/set-up.ts';
import { readSiteConfig } from './setup/site-env.ts';
import { welcomeText } from './welcome-text.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;
const stopMilliseconds = 10_000;

interface Site {
  database: OpenedDatabase;
  log: FastifyBaseLogger;
  withDemo: boolean;
}

async function main(): Promise<void> {
  releaseFreedPages();
  const { values: flags } = parseArgs({
    options: { empty: { type: 'boolean', default: false }, dev: { type: 'boolean', default: false } },
  });
  const ownAddresses = Object.values(networkInterfaces()).flatMap((each = []) =>
    each.map(({ address }) => address),
  );
  const given = readSiteConfig(process.env, ownAddresses);
  onSignals(endEarly);
  const log = createLog(given.logLevel);
  if (cluster.isWorker) return serveBesideOthers(given, log);
  const processes = flags.dev ? 1 : (given.processes ?? fittingProcesses());
  const database = await openSiteDatabase(given, log, processes);
  const wantsDemo = !flags.empty && hasDemo(given);
  const wasSetUp = await setUpIfNew(given, database, wantsDemo);
  const config = wasSetUp ? readSiteConfig(process.env) : given;
  const site = { database, log, withDemo: !flags.empty && !wasSetUp };
  const accounts =
    processes === 1
      ? await serveAlone(config, { ...site, web: await loadWebApp(flags.dev) })
      : await serveByMany(config, { ...site, processes });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: database.pool }) });
  const isSealing = (await findSealingKey(db)) !== undefined;
  console.log(welcomeText(config, { embedded: database.embedded, accounts, isSealing }));
}

/** An exit, unlike the signal itself, stops the embedded database. */
const endEarly = () => process.exit(0);

/** Whether the site was set up in the browser, now or earlier. */
async function setUpIfNew(config: Config, database: OpenedDatabase, wantsDemo: boolean): Promise<boolean> {
  let isStopping = false;
  onSignals(() => {
    isStopping = true;
    return database.stop();
  });
  const print = (text: string) => console.log(text);
  const wasSetUp = await setUp(config, { database, wantsDemo, print }).catch((error: unknown) => {
    // Without its database the set-up fails, and the process ends in a moment.
    if (isStopping) return new Promise<never>(() => {});
    throw error;
  });
  onSignals(endEarly);
  return wasSetUp;
}

async function serveAlone(config: Config, site: Site & { web: WebApp }): Promise<StartAccounts> {
  const marketplace = await openMarketplace(config, site);
  onSignals(() => marketplace.stop());
  const accounts = await firstStart(config, marketplace, site);
  await listen(marketplace, config);
  return accounts;
}

/** Prepares the site in this process, which then only keeps the database and the processes that serve. */
async function serveByMany(config: Config, site: Site & { processes: number }): Promise<StartAccounts> {
  const { database, log, processes } = site;
  const port = await findFreePort(config).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  const services = await createServices(config, database, log);
  // The demo queues jobs.
  await services.jobs.start();
  const accounts = await firstStart(config, { database, services }, site);
  await services.jobs.rest();
  await services.close();
  const supervisor = supervise({ program: import.meta.filename, port, count: processes, log });
  const stop = async () => {
    await supervisor.stop(stopMilliseconds - 1_000);
    await database.stop();
  };
  onSignals(stop);
  if (await supervisor.firstListens) return accounts;
  // It has printed the reason.
  await stop();
  process.exit(1);
}

async function serveBesideOthers(config: Config, log: FastifyBaseLogger): Promise<void> {
  const web = await loadWebApp(false);
  const database = await openSharedDatabase(config, log);
  const marketplace = await openMarketplace(config, { web, log, database });
  onSignals(() => marketplace.stop());
  await listen(marketplace, config);
  sayThatItListens();
}

async function loadWebApp(isDevelopment: boolean): Promise<WebApp> {
  if (!isDevelopment) return loadBuiltWebApp(path.join(projectDir, 'web/build'));
  const { startDevelopmentWebApp } = await import('./http/development-web-app.ts');
  return startDevelopmentWebApp(path.join(projectDir, 'web'));
}

/** Ends the process at the first signal once everything has stopped; replaces what an earlier call said. */
function onSignals(stop: () => unknown): void {
  let isStopping = false;
  for (const signal of signals)
    process.removeAllListeners(signal).on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), stopMilliseconds).unref();
      await stop();
      process.exit(0);
    });
}

main().catch((error: unknown) => {
  if (!(error instanceof StartupError)) console.error(error);
  else console.error(`\n${error.message}${error.hint ? `\n${error.hint}` : ''}\n`);
  process.exit(1);
});
