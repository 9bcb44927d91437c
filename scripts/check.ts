import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
// Several checkers of one program repeat each other's work: a processor is better used by the next step.
const typesOf = (project: string) => [bin('tsc'), '-p', project, '--checkers', '1'] as const;

type Step = readonly [name: string, command: string, ...parameters: string[]];

/** The other steps read what it writes. */
const first: Step = ['messages', process.execPath, path.join(root, 'scripts/compile-messages.ts')];

/** Every check that does not need a running site, the longest first. */
const steps: readonly Step[] = [
  ['types of the server', ...typesOf('server')],
  ['types of scripts and tests', ...typesOf('scripts')],
  ['types of the web app', process.execPath, path.join(root, 'scripts/typecheck-web.ts')],
  ['format and lint', bin('biome'), 'check', '--error-on-warnings', '.'],
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
  ['unused code and dependencies', bin('knip')],
  ['types of the contract', ...typesOf('contract')],
  ['every word is a message', process.execPath, path.join(root, 'scripts/check-texts.ts')],
  [
    'every column is in the register of personal data',
    process.execPath,
    path.join(root, 'scripts/check-register.ts'),
  ],
  [
    'private internals of packages stay in framework folders',
    process.execPath,
    path.join(root, 'scripts/check-internals.ts'),
  ],
  [
    'every package is the one in the lock file, for every platform',
    process.execPath,
    path.join(root, 'scripts/check-packages.ts'),
  ],
];

let failed = 0;
await check(first);
const left = steps.values();
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const step of left) await check(step);
  }),
);
process.exit(failed === 0 ? 0 : 1);

async function check([name, command, ...parameters]: Step): Promise<void> {
  const startedAt = performance.now();
  const child = spawn(command, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const status = await once(child, 'close').then(
    ([code]) => code as number | null,
    (error: Error) => {
      said.push(Buffer.from(`${error}\n`));
      return null;
    },
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (status === 0) return;
  failed += 1;
  process.stdout.write(Buffer.concat(said));
}
