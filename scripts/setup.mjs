// Runs on whatever Node the machine has (20 or newer), before anything is installed: plain JavaScript, no dependency.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const lockFile = path.join(root, 'package-lock.json');
const installedFile = path.join(root, 'node_modules/.package-lock.json');

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Thikana needs Node 20 or newer to set itself up; this is ${process.version}.`);
  process.exit(1);
}
if (!isInstalled()) install();

function isInstalled() {
  return existsSync(installedFile) && statSync(installedFile).mtimeMs >= statSync(lockFile).mtimeMs;
}

function install() {
  console.log('Installing what the lock file names (a minute or two the first time) …');
  // The Node that the project pins comes with this very step, so a warning that the present one is older is expected.
  const npm = process.env.npm_execpath;
  const [command, ...start] = npm ? [process.execPath, npm] : ['npm'];
  const result = spawnSync(command, [...start, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
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
}
