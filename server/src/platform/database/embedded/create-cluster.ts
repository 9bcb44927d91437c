import {
  chownSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { applicationName, type Cluster, superuserName } from './cluster.ts';
import { explainFailure } from './explain-failure.ts';
import { runProgram } from './run-program.ts';

/**
 * Creates the cluster with the application's user and database under a temporary name and renames it when complete, so
 * that an interrupted first start begins again.
 */
export async function createCluster(cluster: Cluster): Promise<void> {
  const { account, folder } = cluster;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  if (account) chownSync(unfinished, account.uid, account.gid);
  await initialise(cluster, unfinished);
  await createDatabase(cluster, unfinished);
  renameSync(unfinished, folder);
  syncFolder(dirname(folder));
}

/** Without a flush, a power cut could restore the temporary name, and the next start would begin again. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

async function initialise(cluster: Cluster, folder: string): Promise<void> {
  await runStep(cluster, cluster.programs.initdb, [
    `--pgdata=${folder}`,
    `--username=${superuserName}`,
    `--pwfile=${cluster.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    ...(cluster.settings.fsync === 'off' ? ['--no-sync'] : []),
  ]);
}

/** Thikana's user owns the database but is no superuser, as on an external server. */
async function createDatabase(cluster: Cluster, folder: string): Promise<void> {
  const statements = [
    `create role ${applicationName} login password '${cluster.password}'`,
    `create database ${applicationName} owner ${applicationName}`,
  ];
  const settings = cluster.settings.fsync === 'off' ? ['-c', 'fsync=off'] : [];
  const output = await runStep(
    cluster,
    cluster.programs.postgres,
    ['--single', '-D', folder, ...settings, superuserName],
    `${statements.join(';\n')};\n`,
  );
  if (output.includes('ERROR: ')) throw explainFailure(output, cluster.folder, cluster.logFile);
}

async function runStep(
  cluster: Cluster,
  program: string,
  parameters: string[],
  input?: string,
): Promise<string> {
  const { succeeded, output } = await runProgram(cluster, program, parameters, input);
  if (succeeded) return output;
  writeFileSync(cluster.logFile, output);
  throw explainFailure(output, cluster.folder, cluster.logFile);
}
