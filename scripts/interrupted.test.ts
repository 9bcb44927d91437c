import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const isMade = (file: string) => /\/(node_modules|build)(\/|$)/.test(file.slice(root.length));
let copy: string;

// A copy of the sources, because an interrupted build leaves an incomplete one.
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'thikana-interrupted-'));
  const parts = [
    ...['contract', 'server', 'web', 'scripts', 'cities'],
    ...['package.json', 'package-lock.json', '.npmrc', 'LICENSE'],
  ];
  for (const part of parts)
    cpSync(path.join(root, part), path.join(copy, part), {
      recursive: true,
      filter: (file) => !isMade(file),
    });
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

it.each([
  ['an installation', 'Installing', ['node', 'scripts/setup.mjs'], false],
  ['a build', 'Building the web app', ['npm', 'run', 'build'], true],
  ['a start', 'Building the web app', ['npm', 'start'], true],
])('Ctrl+C during %s prints no stack', async (_what, words, [command = '', ...args], isInstalled) => {
  const modules = path.join(copy, 'node_modules');
  rmSync(modules, { recursive: true, force: true });
  if (isInstalled) symlinkSync(path.join(root, 'node_modules'), modules);
  // A group of its own, which gets the signal as from a terminal.
  const child = spawn(command, args, { cwd: copy, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      const hadBegun = output.includes(words);
      output += chunk;
      if (!hadBegun && output.includes(words) && child.pid) process.kill(-child.pid, 'SIGINT');
    });
  await once(child, 'close');
  expect(output).toContain(words);
  expect(output).not.toMatch(/^\s+at /m);
  expect(output.slice(output.indexOf(words)).trim().split('\n')).toHaveLength(1);
});
