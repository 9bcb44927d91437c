import type { System } from '@thikana/contract/system';
import { diskSpace } from '../../lib/disk-space.ts';
import { minuteMilliseconds } from '../../lib/durations.ts';
import { withoutPersonalData } from '../../lib/without-personal-data.ts';
import { findLastBackup } from '../../platform/database/backup-records.ts';
import { compareMigrations } from '../../platform/database/compare-migrations.ts';
import { listFailingJobs, listQueues } from '../../platform/jobs/job-overview.ts';
import { firstQuarter, sumTraffic } from './sum-traffic.ts';
import type { SystemDependencies } from './system.dependencies.ts';
import { systemRepository } from './system.repository.ts';
import { viewScheduledBackups } from './view-scheduled-backups.ts';
import { oldestJob, presentWatch } from './watch.presenter.ts';

const shownFailures = 20;
const recentMilliseconds = 3 * minuteMilliseconds;

/** The whole status in one answer. */
export async function viewSystem(dependencies: SystemDependencies): Promise<System> {
  const { db, now, traffic, about, relay, store } = dependencies;
  await traffic.flush();
  const repository = systemRepository(db);
  const from = firstQuarter(now());
  const [database, pictures, minutes, queues, failing, lastBackup, disk, migrations, scheduledBackups] =
    await Promise.all([
      repository.getDatabaseFigures(),
      repository.countPictures(),
      repository.listMinutesSince(from),
      listQueues(db),
      listFailingJobs(db, shownFailures),
      findLastBackup(db),
      diskSpace(about.dataDir),
      compareMigrations(db, about.migrationsDir),
      viewScheduledBackups(dependencies),
    ]);
  const recent = minutes.filter(({ minute }) => now().getTime() - minute.getTime() < recentMilliseconds);
  return {
    versions: { thikana: about.version, node: process.versions.node, postgresql: database.version },
    installedVersion: about.installedVersion(),
    migrations,
    startedAt: new Date(now().getTime() - process.uptime() * 1_000).toISOString(),
    processes: new Set(recent.map((each) => each.process)).size,
    database: { bytes: database.bytes, connections: database.connections, isEmbedded: about.isEmbedded },
    disk,
    pictures: { count: pictures, store: about.pictureStore },
    lastBackup: lastBackup ?? null,
    scheduledBackups,
    queues,
    failing: failing.map((job) => ({
      ...job,
      queuedAt: job.queuedAt.toISOString(),
      nextAttemptAt: job.nextAttemptAt.toISOString(),
      reason: job.reason ? withoutPersonalData(job.reason) : undefined,
    })),
    watch: {
      relay: relay ? presentWatch(relay) : null,
      store: presentWatch(store),
      oldestJob: oldestJob(queues),
    },
    traffic: sumTraffic(minutes, from),
  };
}
