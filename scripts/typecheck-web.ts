import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { compileWebMessages } from './compile-messages.ts';

// The types of messages and routes are generated before the check.
const root = path.resolve(import.meta.dirname, '..');
const cwd = path.join(root, 'web');
compileWebMessages();
for (const args of [
  [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'typegen'],
  [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'],
]) {
  const { status } = spawnSync(process.execPath, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
