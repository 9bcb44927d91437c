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

/** Opens the database and assembles the site; nothing listens yet. */
export async function openMarketplace(
  given: Config,
  options: {
    web: WebApp;
    log: FastifyBaseLogger;
    /** Runs on the opened database before anything else; returns the settings that the site then has. */
    prepare?: (database: OpenedDatabase) => Promise<Config>;
  },
): Promise<Marketplace> {
  const { log, web } = options;
  const stopTracing = given.tracing && (await startTracing(given.tracing, log));
  const database = await openDatabase({
    ...(given.databaseUrl ? { url: given.databaseUrl } : {}),
    dataDir: given.dataDir,
    migrationsDir,
    log,
    beforeUpgrade: backUpBeforeUpgrade(given, log),
  });
  const stopDatabase = async (error: unknown) => {
    await database.stop();
    throw error;
  };
  const config = (await options.prepare?.(database).catch(stopDatabase)) ?? given;
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
