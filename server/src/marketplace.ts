import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type App, buildApp } from './app.ts';
import { backUpBeforeUpgrade } from './backup/back-up-before-upgrade.ts';
import { type Config, migrationsDir } from './config.ts';
import { liveChannel } from './features/messages/messages.feature.ts';
import { stalenessChannel } from './http/staleness.ts';
import type { WebApp } from './http/web-app.ts';
import { createNotifications } from './platform/database/notifications.ts';
import { type OpenedDatabase, openDatabase } from './platform/database/open-database.ts';
import { startTracing } from './platform/tracing/tracing.ts';
import { createServices, type Services } from './services.ts';

export interface Marketplace {
  app: App;
  services: Services;
  database: OpenedDatabase;
  /** Finishes running work up to this timeout, then closes everything in reverse order. */
  stop(patienceMilliseconds?: number): Promise<void>;
}

/** Starts the embedded database or connects to the operator's own, and migrates it. */
export function openSiteDatabase(
  config: Config,
  log: FastifyBaseLogger,
  processes = 1,
): Promise<OpenedDatabase> {
  // Each process has up to 20 for requests, 4 for jobs and 3 to listen; commands need some too.
  const connections = 34 + 27 * processes;
  return openDatabase({
    settings: { max_connections: String(connections) },
    ...(config.databaseUrl ? { url: config.databaseUrl } : {}),
    dataDir: config.dataDir,
    migrationsDir,
    log,
    beforeUpgrade: backUpBeforeUpgrade(config, log),
  });
}

/** Assembles the site on its database, which stops with it; nothing listens yet. */
export async function openMarketplace(
  config: Config,
  { web, log, database }: { web: WebApp; log: FastifyBaseLogger; database: OpenedDatabase },
): Promise<Marketplace> {
  const stopTracing = config.tracing && (await startTracing(config.tracing, log));
  const stopDatabase = async (error: unknown) => {
    await database.stop();
    throw error;
  };
  const services = await createServices(config, database, log).catch(stopDatabase);
  const app = await buildApp(config, services, { web, log, isAvailable: database.isAvailable });
  const notifications = createNotifications({ connectionString: database.connectionString, log });
  await Promise.all([
    notifications.listen(stalenessChannel, app.onStale),
    notifications.listen(liveChannel, app.onLive),
    services.jobs.start(),
  ]);
  notifications.onReconnect(() => {
    app.onStale();
    app.onLive();
  });
  return {
    app,
    services,
    database,
    async stop(patienceMilliseconds = 8_000) {
      const isOver = new AbortController();
      const patience = wait(patienceMilliseconds, undefined, isOver).catch(() => {});
      const resting = Promise.race([services.jobs.rest(), patience]);
      // Slower uploads are aborted, so that everything can be closed in order.
      void patience.then(() => app.http.server.closeAllConnections());
      await Promise.all([app.http.close(), resting]);
      isOver.abort();
      await services.close();
      await notifications.stop();
      await database.stop();
      await stopTracing?.();
    },
  };
}
