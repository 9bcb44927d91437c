// Runs on any Node from version 20, before anything is installed: plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const lockFile = path.join(root, 'package-lock.json');
const stampFile = path.join(root, 'node_modules/.installed-lock.sha256');
const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Thikana needs Node 20 or newer to set itself up; this is ${process.version}.`);
  process.exit(1);
}
if (!isInstalled()) install();

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash();
}

function install() {
  console.log('Installing what the lock file names (a minute or two the first time) …');
  // This step installs the pinned Node, so a warning about the current version is expected.
  const npm = process.env.npm_execpath;
  const [command, ...start] = npm ? [process.execPath, npm] : ['npm'];
  // Not `npm ci`: it rejects a lock file without the binaries of platforms that a registry does not carry.
  const result = spawnSync(command, [...start, 'install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error(
      '\nThe packages could not be installed. Is the package registry reachable, and is there disk space?',
    );
    process.exit(1);
  }
  writeFileSync(stampFile, lockHash());
}
