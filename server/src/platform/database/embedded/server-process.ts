import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Cluster } from './cluster.ts';

/** `fast` disconnects clients and shuts down cleanly; `immediate` leaves the rest to crash recovery. */
export type ShutdownSignal = 'SIGINT' | 'SIGQUIT' | 'SIGKILL';

/** Returns whether the process is this cluster's server, rather than another process with a reused id. */
export function isServerOf(cluster: Cluster, pid: number): boolean {
  const commandLine = readCommandLine(pid);
  return commandLine.includes(`-D ${cluster.folder} `) || commandLine.includes(`-D "${cluster.folder}" `);
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export function signalServer(cluster: Cluster, pid: number, signal: ShutdownSignal): void {
  if (process.platform === 'win32' && signal !== 'SIGKILL') {
    spawnSync(cluster.programs.pgCtl, ['kill', signal.slice('SIG'.length), String(pid)]);
    return;
  }
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function readCommandLine(pid: number): string {
  if (process.platform === 'linux') return readLinuxCommandLine(pid);
  const [command, ...parameters] =
    process.platform === 'win32'
      ? ['powershell', '-NoProfile', `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`]
      : ['ps', '-ww', '-o', 'command=', '-p', String(pid)];
  return spawnSync(command, parameters, { encoding: 'utf8' }).stdout ?? '';
}

function readLinuxCommandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
