import type { MailProblem, StoreProblem } from '@thikana/contract/watch';
import type { Kysely } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { diskSpace } from '../lib/disk-space.ts';
import type { Watch } from '../lib/watch.ts';
import { findLastBackup } from './database/backup-records.ts';
import type { Tables } from './database/tables.ts';
import { listQueues } from './jobs/job-overview.ts';

/** What the system page shows, for Prometheus. What cannot be found out has no sample. */
export function registerSiteMetrics(
  registry: Registry,
  dependencies: {
    db: Kysely<Tables>;
    relay: Watch<MailProblem> | undefined;
    store: Watch<StoreProblem>;
    dataDir: string;
    now: () => Date;
  },
): void {
  const { db, relay, store, dataDir, now } = dependencies;
  const registers = [registry];

  function gauge(name: string, help: string, read: () => Promise<number | undefined>): void {
    new Gauge({
      name: `thikana_${name}`,
      help,
      registers,
      // What is seen by several processes of one machine is the same.
      aggregator: 'first',
      async collect() {
        const value = await read().catch(() => undefined);
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  }
  const asNumber = (value: boolean | undefined) => (value === undefined ? undefined : Number(value));

  gauge('mail_relay_configured', 'Whether emails are sent to a relay; otherwise they are files.', async () =>
    asNumber(relay !== undefined),
  );
  gauge('mail_relay_up', 'Whether the last check of the relay succeeded.', async () => {
    const seen = relay?.latest();
    return asNumber(seen && seen.problem === undefined);
  });
  gauge('picture_store_up', 'Whether the picture store could be read.', async () => {
    const seen = store.latest();
    return asNumber(seen && seen.problem !== 'away');
  });
  gauge('picture_store_matches', 'Whether the picture store has the site id of the database.', async () => {
    const seen = store.latest();
    return seen?.problem === 'away' ? undefined : asNumber(seen && seen.problem === undefined);
  });
  gauge('last_backup_timestamp_seconds', 'When the last backup ended; 0 if there is none.', async () => {
    const backup = await findLastBackup(db);
    return backup ? Date.parse(backup.at) / 1_000 : 0;
  });
  gauge('disk_free_bytes', 'Free space on the disk of the data folder.', async () => {
    const { freeBytes } = await diskSpace(dataDir);
    return freeBytes;
  });
  gauge('disk_size_bytes', 'The size of the disk of the data folder.', async () => {
    const { totalBytes } = await diskSpace(dataDir);
    return totalBytes;
  });
  new Gauge({
    name: 'thikana_oldest_job_age_seconds',
    help: 'For how long the oldest job of a queue has waited; 0 if none waits.',
    labelNames: ['queue'],
    registers,
    aggregator: 'first',
    async collect() {
      this.reset();
      for (const { name, oldestAt } of await listQueues(db).catch(() => []))
        this.set({ queue: name }, oldestAt ? (now().getTime() - oldestAt.getTime()) / 1_000 : 0);
    },
  });
}
