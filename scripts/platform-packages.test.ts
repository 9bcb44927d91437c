import { expect, it } from 'vitest';
import type { LockFile } from './lock-file.ts';
import { platformProblems } from './platform-packages.ts';

const everywhere: Record<string, object> = {
  'tool-linux-x64': { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'tool-linux-x64-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'tool-linux-arm64': { os: ['linux'], cpu: ['arm64'] },
  'tool-linux-arm64-musl': { os: ['linux'], cpu: ['arm64'], libc: ['musl'] },
  'tool-darwin': { os: ['darwin'], cpu: ['arm64', 'x64'] },
  'tool-win32-x64': { os: ['win32'], cpu: ['x64'] },
};

/** A lock file with a tool that names all binaries, and with some of these. */
function lockOf(binaries: Record<string, object>, place = 'node_modules/tool'): LockFile {
  const folder = place.slice(0, place.lastIndexOf('tool'));
  return {
    packages: {
      '': { name: 'project' },
      [place]: {
        optionalDependencies: Object.fromEntries(Object.keys(binaries).map((name) => [name, '1.0.0'])),
      },
      ...Object.fromEntries(Object.entries(binaries).map(([name, binary]) => [`${folder}${name}`, binary])),
    },
  };
}

function without(name: string): Record<string, object> {
  return Object.fromEntries(Object.entries(everywhere).filter(([each]) => each !== name));
}

it('accepts a tool with binaries for every platform, wherever it is installed', () => {
  expect(platformProblems(lockOf(everywhere), {})).toEqual([]);
  expect(platformProblems(lockOf(everywhere, 'server/node_modules/a/node_modules/tool'), {})).toEqual([]);
});

it.each([
  ['tool-linux-x64', 'linux-x64-glibc'],
  ['tool-linux-x64-musl', 'linux-x64-musl'],
  ['tool-linux-arm64', 'linux-arm64-glibc'],
  ['tool-linux-arm64-musl', 'linux-arm64-musl'],
  ['tool-darwin', 'darwin-x64, darwin-arm64'],
  ['tool-win32-x64', 'win32-x64'],
])('rejects a tool without %s', (name, platforms) => {
  expect(platformProblems(lockOf(without(name)), {})).toEqual([
    `node_modules/tool has no binaries for ${platforms}.`,
  ]);
});

it('rejects a lock file that lacks an optional package, as npm ci does', () => {
  const lock = lockOf(everywhere);
  delete lock.packages['node_modules/tool-darwin'];
  expect(platformProblems(lock, {})).toContain(
    'node_modules/tool needs tool-darwin, which the lock file does not have.',
  );
});

it('accepts an exception, and rejects one that is not needed', () => {
  const excepted = { tool: { lacks: ['win32-x64'], reason: 'No one uses it there.' } } as const;
  expect(platformProblems(lockOf(without('tool-win32-x64')), excepted)).toEqual([]);
  expect(platformProblems(lockOf(everywhere), excepted)).toEqual([
    'tool needs no exception for missing binaries.',
  ]);
});
