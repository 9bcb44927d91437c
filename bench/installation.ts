import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setInterval, setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { treeMegabytes } from './lib/process-tree.ts';

/**
 * Measures `npm start` on a fresh clone of the committed state, as an operator runs it: with the Node and npm of the
 * machine, from the package cache of npm. Fails if it takes more than the README promises, or changes a source.
 */
const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'thikana-installation-'));
const clone = path.join(folder, 'thikana');
const port = await freePort();
/** What the README promises, in megabytes. */
const [mostOnDisk, mostMemory] = [500, 700];
// Without what `npm run` adds: the project's own Node, and settings of npm.
const environment = Object.fromEntries(
  Object.entries(process.env)
    .filter(([name]) => !name.startsWith('npm_'))
    .map(([name, value]) => [name, name === 'PATH' ? withoutProject(value) : value]),
);

// The database server may run as another user and must reach its folder.
chmodSync(folder, 0o755);
run('git', 'clone', '--quiet', root, clone);
const node = run('node', '--version');
// Hosting companies often set it for everything.
const first = await start({ NODE_ENV: 'production' });
const second = await start({});
// The packages in a build are hard links to the installed ones.
const onDisk = megabytesOf(['node_modules', 'server/node_modules', 'web/node_modules', 'build']);
const changed = run('git', '-C', clone, 'status', '--porcelain');
rmSync(folder, { recursive: true, force: true });

const rows = Object.entries({ 'the first, with `NODE_ENV=production`': first, 'the second': second });
const report = [
  '# Installation',
  '',
  `\`node bench/installation.ts\` (${machineLine()}): \`npm start\` on a fresh clone with the Node of the machine`,
  `(${node}), from the package cache of npm. Memory is the sum over npm and all processes that it starts, including`,
  'PostgreSQL, every 200 ms; a page of memory that several share counts once.',
  '',
  markdownTable(
    [
      'start',
      'installed after',
      'built after',
      'first page after',
      'peak memory',
      'with shared pages in each process',
    ],
    rows.map(([name, { installed, built, page, peak }]) => [
      name,
      installed ?? '–',
      built ?? '–',
      `${page} s`,
      `${peak.sharedOnce} MB`,
      `${peak.resident} MB`,
    ]),
  ),
  '',
  `Packages and build take ${onDisk} MB on disk.`,
  '',
].join('\n');
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/installation.md'), report);
const problems = [
  ...(changed ? [`A start changed the sources:\n${changed}`] : []),
  ...(onDisk > mostOnDisk ? [`More than ${mostOnDisk} MB on disk.`] : []),
  ...(first.peak.sharedOnce > mostMemory ? [`More than ${mostMemory} MB of memory.`] : []),
];
for (const problem of problems) console.error(problem);
// The time depends on the machine and what else it does.
process.exitCode = problems.length > 0 ? 1 : 0;

/** Starts the site, waits for its first page, and stops it. */
async function start(settings: Record<string, string>) {
  const startedAt = performance.now();
  const site = spawn('npm', ['start'], {
    cwd: clone,
    // A process group of its own, so that all of it can be stopped.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment, PORT: String(port), DATA_DIR: path.join(folder, 'data'), ...settings },
  });
  const seconds = () => Number(((performance.now() - startedAt) / 1000).toFixed(1));
  let installed: string | undefined;
  let built: string | undefined;
  site.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    if (chunk.includes('Building the web app')) installed = `${seconds()} s`;
    // The first line of the site itself.
    else if (installed && chunk.includes('migration')) built ??= `${seconds()} s`;
  });
  const peak = { sharedOnce: 0, resident: 0 };
  const sampling = new AbortController();
  const sampled = sample(site.pid ?? 0, peak, sampling.signal);
  while (!(await isAnswering())) {
    if (site.exitCode !== null) throw new Error('The site did not start.');
    await wait(100);
  }
  const page = seconds();
  sampling.abort();
  await sampled;
  process.kill(-(site.pid ?? 0), 'SIGINT');
  await once(site.stdout, 'close');
  return { installed, built, page, peak };
}

async function sample(pid: number, peak: ReturnType<typeof treeMegabytes>, signal: AbortSignal) {
  try {
    for await (const _ of setInterval(200, undefined, { signal })) {
      const now = treeMegabytes(pid);
      peak.sharedOnce = Math.max(peak.sharedOnce, now.sharedOnce);
      peak.resident = Math.max(peak.resident, now.resident);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function isAnswering(): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/`)).ok;
  } catch {
    return false;
  }
}

function megabytesOf(folders: readonly string[]): number {
  const lines = spawnSync('du', ['-smc', ...folders], { cwd: clone, encoding: 'utf8' })
    .stdout.trim()
    .split('\n');
  return Number(lines.at(-1)?.split('\t')[0]);
}

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env: environment });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  return stdout.trim();
}

function withoutProject(paths = ''): string {
  return paths
    .split(path.delimiter)
    .filter((each) => !each.includes('node_modules'))
    .join(path.delimiter);
}
