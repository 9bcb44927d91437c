import { spawnSync } from 'node:child_process';
import path from 'node:path';
import compileMessages from './compile-messages.ts';

// The types of messages are generated before the check.
const root = path.resolve(import.meta.dirname, '..');
compileMessages();
const { status } = spawnSync(
  process.execPath,
  [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'],
  {
    cwd: path.join(root, 'web'),
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
