import { spawnSync } from 'node:child_process';
import path from 'node:path';

// The router's types follow from the table of routes, so they are written before they are checked.
const root = path.resolve(import.meta.dirname, '..');
const cwd = path.join(root, 'web');
for (const args of [
  [
    path.join(root, 'node_modules/@inlang/paraglide-js/bin/run.js'),
    'compile',
    '--project',
    './project.inlang',
    '--outdir',
    './app/paraglide',
    '--emit-ts-declarations',
    '--strategy',
    'baseLocale',
  ],
  [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'typegen'],
  [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'],
]) {
  const { status } = spawnSync(process.execPath, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
