import { chownSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DatabaseLog } from '../database-log.ts';
import { clusterPaths, requireCluster } from './cluster.ts';
import { syncFolder } from './create-cluster.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { lockFolder } from './folder-lock.ts';

/**
 * Fills a new cluster, and then puts it in the place of the present one, which is kept. If filling fails, nothing
 * changes. Returns the folder of the former cluster.
 */
export async function replaceCluster(options: {
  dataDir: string;
  log: DatabaseLog;
  now: Date;
  fill: (connectionString: string) => Promise<void>;
}): Promise<string> {
  const { dataDir, log } = options;
  requireCluster(dataDir);
  // Ends a server that outlived its site, and refuses to go on while the site runs.
  await (await startEmbeddedPostgres({ dataDir, log })).stop();
  const lock = lockFolder(dataDir);
  const unfinished = join(dataDir, 'restoring');
  try {
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished);
    // Run as root, the new cluster belongs to the user of the present one, so that the site can start it.
    const { uid, gid } = statSync(clusterPaths(dataDir).folder);
    if (process.getuid?.() === 0) chownSync(unfinished, uid, gid);
    const postgres = await startEmbeddedPostgres({ dataDir: unfinished, log });
    try {
      await options.fill(postgres.connectionString);
    } finally {
      await postgres.stop();
    }
    const former = join(dataDir, `replaced-${options.now.toISOString().replaceAll(/\D/g, '').slice(0, 14)}`);
    mkdirSync(former);
    move(dataDir, former);
    move(unfinished, dataDir);
    syncFolder(dataDir);
    return former;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    lock.release();
  }
}

function move(from: string, to: string): void {
  for (const file of Object.values(clusterPaths(from))) {
    if (existsSync(file)) renameSync(file, join(to, basename(file)));
  }
}
