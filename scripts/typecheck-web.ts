import { spawnSync } from 'node:child_process';
import path from 'node:path';
import compileMessages from './compile-messages.ts';

// The types of messages are generated before the check.
const root = path.resolve(import.meta.dirname, '..');
compileMessages();
const programs = ['.', 'service-worker'];
const statuses = programs.map(
  (program) =>
    spawnSync(
      process.execPath,
      [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', program, '--checkers', '1'],
      { cwd: path.join(root, 'web'), stdio: 'inherit' },
    ).status,
);
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
