// Runs on any Node from version 20, before anything is installed: plain JavaScript without dependencies.
//   --port  first checks that the port of the site is free
//   --all   also installs what only tests and checks need
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const packages = path.join(root, 'node_modules');
const stampFile = path.join(packages, '.installed.json');
const pinnedNode = path.join(packages, '.bin/node');
const everything = process.argv.includes('--all');
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');

if (majorOf(process.version) < 20)
  fail(`Thikana needs Node 20 or newer to set itself up; this is ${process.version}.`);
if (process.argv.includes('--port')) await requireFreePort();
if (!isInstalled()) install();

async function requireFreePort() {
  const port = Number(process.env.PORT || 3000);
  const host = process.env.HOST || 'localhost';
  // The site itself reports any other problem of these settings.
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return;
  for (const address of host === 'localhost' ? ['127.0.0.1', '::1'] : [host])
    if (await isTaken(port, address))
      fail(`Something already listens on port ${port}.\nChoose another one: PORT=${port + 1} npm start`);
}

function isTaken(port, address) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('listening', () => server.close(() => resolve(false)));
    server.once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    server.listen(port, address);
  });
}

function isInstalled() {
  if (!existsSync(stampFile)) return false;
  const installed = JSON.parse(readFileSync(stampFile, 'utf8'));
  return installed.lock === lock && (installed.everything || !everything);
}

function install() {
  console.log('Installing what the lock file names (a minute or two the first time) …');
  const npm = process.env.npm_execpath;
  // npm would use 200 MB more.
  const [command, ...start] = npm ? [process.execPath, '--max-old-space-size=350', npm] : ['npm'];
  // Says which packages are wanted, because npm leaves out development packages if NODE_ENV is production.
  const which = everything ? '--include=dev' : '--omit=dev';
  // This step installs the pinned Node, so a warning about the current version is expected.
  const { status } = spawnSync(
    command,
    [...start, 'ci', which, '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: !npm && process.platform === 'win32',
    },
  );
  if (status !== 0)
    fail('The packages could not be installed. Is the package registry reachable, and is there disk space?');
  if (!everything) removeUnused();
  requireWorkingNode();
  writeFileSync(stampFile, JSON.stringify({ lock, everything }));
}

/** Removes what neither a build nor the site reads: a third of the disk space. */
function removeUnused() {
  for (const workspace of ['.', 'server', 'web'])
    removeFilesOfDevelopment(path.join(root, workspace, 'node_modules'));
  // The headers of Node, and the compiler, which npm installs because packages could use it.
  const folders = readdirSync(packages).filter((name) => /^node-(bin-)?(linux|darwin|win)-/.test(name));
  for (const name of [...folders.map((each) => `${each}/include`), 'typescript', '@typescript'])
    rmSync(path.join(packages, name), { force: true, recursive: true });
}

/** Follows no links, because those to the workspaces lead to the sources. */
function removeFilesOfDevelopment(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    // The package manager of a package's authors.
    if (entry.name === '.yarn') rmSync(file, { recursive: true });
    else if (entry.isDirectory()) removeFilesOfDevelopment(file);
    else if (/(-dev\.[cm]?js|\.(map|md|d\.[cm]?ts))$/.test(entry.name)) rmSync(file);
  }
}

/** The pinned Node does not run on every platform, for example not on Alpine Linux. */
function requireWorkingNode() {
  if (spawnSync(pinnedNode, ['--version'], { shell: process.platform === 'win32' }).status === 0) return;
  rmSync(pinnedNode, { force: true });
  if (majorOf(process.version) < 24)
    fail(`npm has no Node for this platform. Install Node 24 or newer; this is ${process.version}.`);
}

function majorOf(version) {
  return Number(/\d+/.exec(version)?.[0]);
}

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
