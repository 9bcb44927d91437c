import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { silentLog } from './silent-log.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const quick = { fsync: 'off' };

/** Two servers with an empty database; the second replicates the first. */
export async function startReplicatedPostgres() {
  const folder = makeTemporaryFolder();
  const primaryDir = path.join(folder, 'primary');
  const replicaDir = path.join(folder, 'replica');
  const start = (dataDir: string, settings: Record<string, string> = {}) =>
    startEmbeddedPostgres({ dataDir, log: silentLog, settings: { ...quick, ...settings } });

  await (await start(primaryDir)).stop();
  execFileSync('cp', ['-a', primaryDir, replicaDir]);
  writeFileSync(path.join(replicaDir, 'postgres/standby.signal'), '');
  const primary = await start(primaryDir);
  const replica = await start(replicaDir, { primary_conninfo: primary.adminConnectionString });
  let stopped: Promise<void> | undefined;
  const stopReplica = () => {
    stopped ??= replica.stop();
    return stopped;
  };
  return {
    primary,
    replica,
    stopReplica,
    async stop() {
      await stopReplica();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
