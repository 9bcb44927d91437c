import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

/** Runs every check that does not need a running site. */
const steps: readonly [string, string, ...string[]][] = [
  ['messages', process.execPath, path.join(root, 'scripts/compile-messages.ts')],
  ['format and lint', bin('biome'), 'check', '--error-on-warnings', '.'],
  ['types of the contract', bin('tsc'), '-p', 'contract'],
  ['types of the server', bin('tsc'), '-p', 'server'],
  ['types of the web app', process.execPath, path.join(root, 'scripts/typecheck-web.ts')],
  ['types of scripts and tests', bin('tsc'), '-p', 'scripts'],
  [
    'which way imports run',
    bin('depcruise'),
    '--config',
    '.dependency-cruiser.mjs',
    'contract/src',
    'server/src',
    'web/app',
  ],
  [
    'every statement of the specification is proved',
    process.execPath,
    path.join(root, 'scripts/check-specification.ts'),
  ],
  [
    'private internals of packages stay in framework folders',
    process.execPath,
    path.join(root, 'scripts/check-internals.ts'),
  ],
  ['every word is a message', process.execPath, path.join(root, 'scripts/check-texts.ts')],
  [
    'every package is the one in the lock file, for every platform',
    process.execPath,
    path.join(root, 'scripts/check-packages.ts'),
  ],
  [
    'every column is in the register of personal data',
    process.execPath,
    path.join(root, 'scripts/check-register.ts'),
  ],
  ['unused code and dependencies', bin('knip')],
];

let failed = 0;
for (const [name, command, ...args] of steps) {
  const startedAt = performance.now();
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${result.status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (result.status === 0) continue;
  failed += 1;
  console.log(result.stdout ?? '', result.stderr ?? '', result.error ?? '');
}
process.exit(failed === 0 ? 0 : 1);
