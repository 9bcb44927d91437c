import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { createBackupJob } from './backup/backup-job.ts';
import type { Config } from './config.ts';
import { currentFacts, loadCity, readCityGazetteer } from './features/city/city.feature.ts';
import { followOffers } from './features/listings/listings.feature.ts';
import {
  discardPicturesJob,
  finishPictureJob,
  forgetWithdrawnJob,
  requireStoreOwnership,
  sweepJobs,
  watchStore,
} from './features/pictures/pictures.feature.ts';
import { sessionSecret } from './http/session-secret.ts';
import { createSessionTokens } from './http/sessions.ts';
import { createSignedLinks } from './lib/signed-links.ts';
import { StartupError } from './lib/startup-error.ts';
import { openStore } from './open-store.ts';
import type { OpenedDatabase } from './platform/database/open-database.ts';
import { followReplica } from './platform/database/read-replica.ts';
import type { Tables } from './platform/database/tables.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { createMailQueue, sendMailJob } from './platform/mail/mail-queue.ts';
import { watchRelay } from './platform/mail/watch-relay.ts';
import { createMetrics } from './platform/metrics.ts';
import { createRazorpay } from './platform/payments/razorpay.ts';
import { createPictures } from './platform/pictures/pictures.ts';
import { createPlaces } from './platform/places/create-places.ts';
import { createPushQueue, sendPushJob } from './platform/push/push-queue.ts';
import { createPushSender, type PushNetwork } from './platform/push/push-sender.ts';
import { vapidKey } from './platform/push/vapid-key.ts';
import { registerSiteMetrics } from './platform/site-metrics.ts';
import { createSmsSender } from './platform/sms/create-sms-sender.ts';
import type { Storage } from './platform/storage/storage.ts';
import { createTraffic } from './platform/traffic/traffic.ts';
import { createViewCounter } from './platform/views/view-counter.ts';

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Everything with a driver, on top of an open database. */
export async function createServices(
  config: Config,
  database: Pick<OpenedDatabase, 'pool' | 'connectionString'>,
  log: Log,
  now = () => new Date(),
  pushNetwork?: PushNetwork,
) {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: database.pool }) });
  const packDir = await loadCity(db, config.cityDir, (transaction, kinds) =>
    followOffers(transaction, kinds, now()),
  );
  const replica =
    config.databaseReadUrl === undefined
      ? undefined
      : followReplica({ primary: database.pool, url: config.databaseReadUrl, log });
  const storage = await openOwnStore(config, db, log);
  const pictures = createPictures({ storage });
  const from =
    config.mail.from ?? `${config.site.name} <${config.site.contactEmail ?? currentFacts().contact.email}>`;
  const mailer = createMailer({ ...config.mail, from, outboxDir: path.join(config.dataDir, 'outbox'), log });
  const relay = watchRelay({ mailer, log, now });
  const store = watchStore({ db, storage, log, now });
  // The processes of a site on this machine share its cores.
  const concurrency = Math.ceil(availableParallelism() / (config.processes ?? 1));
  const pushSender = createPushSender({
    key: await vapidKey(db),
    contact: () => `mailto:${config.site.contactEmail ?? currentFacts().contact.email}`,
    ...(pushNetwork ? { network: pushNetwork } : {}),
  });
  const backups = createBackupJob(config, log);
  const jobs = createJobs({
    connectionString: database.connectionString,
    kinds: [
      finishPictureJob({ db, pictures, concurrency, now }),
      discardPicturesJob(pictures),
      sendMailJob(mailer),
      sendPushJob({ db, now }, pushSender),
      backups.kind,
      forgetWithdrawnJob({ db, pictures, now }),
      ...sweepJobs({ db, storage, pictures, log, now }),
    ],
    log,
  });
  const traffic = createTraffic({ db, log, now });
  const views = createViewCounter({ db, log, now });
  const metrics = createMetrics({ db, pool: database.pool, version: config.version });
  registerSiteMetrics(metrics, { db, relay, store, dataDir: config.dataDir, now });
  const secret = await sessionSecret(db);
  return {
    now,
    log,
    db,
    /** The connection for lists and searches; never older than a page requires. */
    reads: replica ? new Kysely<Tables>({ dialect: new PostgresDialect({ pool: replica.pool }) }) : db,
    /** Public data was committed. */
    noteChange: () => replica?.noteChange(),
    pool: database.pool,
    pictures,
    traffic,
    views,
    metrics,
    jobs,
    mail: createMailQueue(jobs),
    push: createPushQueue(jobs, now),
    pushSender,
    mailer,
    relay,
    store,
    tokens: createSessionTokens(secret, now),
    links: createSignedLinks(secret),
    sms: createSmsSender(config.sms, log),
    razorpay: config.razorpay && createRazorpay(config.razorpay),
    places: createPlaces({
      readGazetteer: () => readCityGazetteer(packDir),
      photonUrl: config.photonUrl,
      log,
    }),
    async close() {
      backups.stop();
      await jobs.stop();
      await replica?.stop();
      await traffic.stop();
      await views.stop();
      pictures.stop();
      relay?.stop();
      store.stop();
      mailer.close();
    },
  };
}

/** Starts the site even while the store is away: pages without pictures are better than no pages. */
async function openOwnStore(config: Config, db: Kysely<Tables>, log: Log): Promise<Storage> {
  const storage = await openStore(config, db);
  try {
    await requireStoreOwnership(db, storage);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    log.warn({ err: error }, 'The picture store could not be used at the start');
  }
  return storage;
}
