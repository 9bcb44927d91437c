import type { Kysely, Transaction } from 'kysely';
import type { Config } from '../config.ts';
import { currentFacts } from '../features/city/city.feature.ts';
import { leaveConversations } from '../features/messages/messages.feature.ts';
import { picturesFeature, requireStoreOwnership } from '../features/pictures/pictures.feature.ts';
import { createSettings, defaultSettings, siteIdentity } from '../features/site/site.feature.ts';
import { createLog } from '../log.ts';
import { openStore } from '../open-store.ts';
import { placeOf } from '../platform/database/open-database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { brandedMail } from '../platform/mail/branded-mail.ts';
import { createMailQueue } from '../platform/mail/mail-queue.ts';
import { createPictures } from '../platform/pictures/pictures.ts';
import { createPushQueue } from '../platform/push/push-queue.ts';
import { readSiteConfig } from '../setup/site-env.ts';
import { withDatabase } from '../with-database.ts';

export type Site = Awaited<ReturnType<typeof openSite>>;

/** Runs a command on the database of the site, and prints which one it is. */
export async function withSiteDatabase<T>(
  work: (db: Kysely<Tables>, config: Config, connectionString: string) => Promise<T>,
): Promise<T> {
  const config = readSiteConfig(process.env);
  return withDatabase(config, (db, connectionString) => {
    console.log(`Site: ${placeOf({ url: config.databaseUrl, dataDir: config.dataDir })}`);
    return work(db, config, connectionString);
  });
}

/** The same, with what operations on accounts need. Emails and deletions of files are queued for the site. */
export function withSite<T>(work: (site: Site) => Promise<T>): Promise<T> {
  return withSiteDatabase(async (db, config, connectionString) => {
    const site = await openSite(db, config, connectionString);
    try {
      return await work(site);
    } finally {
      await site.close();
    }
  });
}

async function openSite(db: Kysely<Tables>, config: Config, connectionString: string) {
  const now = () => new Date();
  const log = createLog('warn');
  const settings = createSettings({ db, defaults: defaultSettings(config.site, currentFacts()) });
  await settings.get();
  const site = siteIdentity(settings, { name: config.site.name, publicUrl: config.publicUrl });
  const storage = await openStore(config, db);
  const store = createPictures({ storage });
  const jobs = createJobs({ connectionString, kinds: [], log });
  await jobs.start();
  const mail = brandedMail(createMailQueue(jobs), site);
  const push = createPushQueue(jobs, now);
  const pictures = picturesFeature({ db, pictures: store, jobs, now });
  const base = { db, connectionString, config, jobs, log, mail, push, pictures, settings, site, store, now };
  return {
    ...base,
    /** Throws if the store of pictures belongs to another site. */
    requireOwnStore: () => requireStoreOwnership(db, storage),
    conversations: {
      leaveConversations: (transaction: Transaction<Tables>, userId: string) =>
        leaveConversations(transaction, base, userId),
    },
    async close() {
      await jobs.stop();
      store.stop();
    },
  };
}
