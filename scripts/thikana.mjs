#!/usr/bin/env node
// Starts the site of a build, or runs one of its commands. A build puts this file beside `server`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const usage = `node thikana.mjs [--empty]        starts the site; --empty: without the demo
node thikana.mjs admin …          commands for administrators
node thikana.mjs backup [FILE]    writes all data of the site to one file, or to BACKUP_TO
node thikana.mjs restore FILE     reads such a file into an empty site
node thikana.mjs import FILE …    imports listings from a spreadsheet

The settings are environment variables. The data is in DATA_DIR: set it to a folder outside of the release.`;

const commands = { admin: 'admin', backup: 'backup-cli', restore: 'restore-cli', import: 'import-cli' };
const [first = '', ...rest] = process.argv.slice(2);

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Thikana needs Node 24 or newer; this is ${process.version}.`);
  process.exit(1);
}
if (first in commands) run([program(commands[first]), ...rest]);
else if (first === '' || first === '--empty')
  run(['--max-semi-space-size=6', '--heap-growing-percent=25', program('main'), ...process.argv.slice(2)]);
else {
  console.log(usage);
  process.exit(['help', '--help', '-h'].includes(first) ? 0 : 1);
}

function program(name) {
  return path.join(import.meta.dirname, 'server/build', `${name}.js`);
}

/** Replaces this process with the program, so that signals reach it. */
function run(parameters) {
  // A build has its own Node, which stays when packages are installed for a newer version; a release has none.
  const own = path.join(import.meta.dirname, path.basename(process.execPath));
  const node = existsSync(own) ? own : process.execPath;
  const environment = {
    // React and the router use their production code only if this is set.
    NODE_ENV: 'production',
    // Returns freed memory to the system (server/src/lib/allocator-settings.ts).
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '1048576',
    MALLOC_TRIM_THRESHOLD_: '8388608',
    ...process.env,
  };
  if (process.platform !== 'win32') process.execve(node, [node, ...parameters], environment);
  const { status } = spawnSync(node, parameters, { stdio: 'inherit', env: environment });
  process.exit(status ?? 1);
}
