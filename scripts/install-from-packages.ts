import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const isRoot = process.getuid?.() === 0;

/** The program of a Debian package, installed if this process may; otherwise undefined. */
export function installFromPackages(name: string): string | undefined {
  const file = `/usr/bin/${name}`;
  return installPackages(name) && existsSync(file) ? file : undefined;
}

/** Installs Debian packages if this process may. */
export function installPackages(...names: readonly string[]): boolean {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${names.join(' and ')} from the system’s packages …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', ...names],
  ]) {
    const { status } = spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    });
    if (status !== 0) return false;
  }
  return true;
}
