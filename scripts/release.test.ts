import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../server/test/temporary-folder.ts';
import { buildSiteIfStale } from './build-site.ts';
import { freePort } from './free-port.ts';
import { imageSettings } from './image-settings.ts';
import { isRoot } from './install-from-packages.ts';
import { makeRelease } from './make-release.ts';
import { end, hasSaid } from './start-site.ts';

const run = promisify(execFile);
const folder = makeTemporaryFolder();
const bin = path.join(folder, 'bin');
const dataDir = path.join(folder, 'data');
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
// The user `node` of the image. Only root may become another user.
const user = isRoot ? { uid: 1000, gid: 1000 } : {};
const running: ChildProcess[] = [];
let archive: string;
let release: string;

beforeAll(async () => {
  archive = await makeRelease(await buildSiteIfStale(), folder);
  await run('tar', ['--extract', '--gzip', '--file', archive, '--directory', folder]);
  release = path.join(folder, path.basename(archive, '.tar.gz'));
  for (const each of [bin, dataDir]) mkdirSync(each);
  symlinkSync(process.execPath, path.join(bin, 'node'));
  // The other user must reach the release and write the data.
  for (const each of [folder, dataDir]) chmodSync(each, 0o777);
}, 300_000);
afterEach(() => Promise.all(running.splice(0).map(end)));

/** Nothing of this machine but Node. */
const bare = (settings: Record<string, string> = {}) => ({
  cwd: release,
  env: { PATH: bin, DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ...settings },
  ...user,
});

async function start(command: readonly string[], settings: Record<string, string> = {}): Promise<string> {
  const port = String(await freePort());
  const [program = '', ...parameters] = command;
  const site = spawn(path.join(bin, program), parameters, {
    ...bare({ PORT: port, ...settings }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(site);
  await hasSaid(site, 'is running');
  return `http://localhost:${port}`;
}

const stop = () => end(running.pop() as ChildProcess);
const command = (...parameters: string[]) =>
  run(path.join(bin, 'node'), ['thikana.mjs', ...parameters], bare());

/** Opens the pages of a visitor with everything they load, and what the site loads on demand. */
async function walk(site: string): Promise<void> {
  const open = async (address: string) => {
    const response = await fetch(new URL(address, site));
    expect([address, response.status]).toEqual([address, 200]);
    return response;
  };
  const list = await (await open('/rentals')).text();
  const listing = /href="(\/rentals\/[^"?]+)"/.exec(list)?.[1] ?? 'no listing';
  const pages = [list, await (await open('/')).text(), await (await open(listing)).text()];
  const loaded = pages.flatMap((page) => page.match(/\/(?:assets|pictures)\/[\w./-]+\.\w+/g) ?? []);
  expect(loaded.length).toBeGreaterThan(20);
  for (const file of new Set(loaded)) await open(file);
  await open('/api/reference/');
  await open(
    /property="og:image" content="([^"]+)"/.exec(pages[2] ?? '')?.[1]?.replace(/^https?:\/\/[^/]+/, '') ??
      'no card',
  );
}

it('names its version and platform, and lists its files in order with their hashes', async () => {
  expect(path.basename(archive)).toBe(`thikana-${version}-${process.platform}-${process.arch}.tar.gz`);
  const lines = readFileSync(path.join(release, 'files.sha256'), 'utf8').trimEnd().split('\n');
  const listed = lines.map((line) => line.slice(66));
  expect(listed).toEqual(listed.toSorted());
  for (const line of lines) {
    const bytes = readFileSync(path.join(release, line.slice(66)));
    expect(line).toBe(`${createHash('sha256').update(bytes).digest('hex')}  ${line.slice(66)}`);
  }
  const { stdout } = await run('tar', ['--list', '--verbose', '--gzip', '--file', archive, '--full-time'], {
    maxBuffer: 10_000_000,
    env: { ...process.env, TZ: 'UTC' },
  });
  const entries = stdout.trimEnd().split('\n');
  expect(entries.length).toBeGreaterThan(listed.length);
  const isSame = /^(-rw-r--r--|-rwxr-xr-x|lrw.r-.r-.) root\/root +\d+ 1970-01-01 00:00:00 /;
  expect(entries.filter((entry) => !isSame.test(entry))).toEqual([]);
});

it('contains every package that it loads, and no tools of development', () => {
  const files = globSync('{server,web}/build/**/*.js', { cwd: release });
  const imported = files.flatMap((file) => {
    const source = readFileSync(path.join(release, file), 'utf8');
    const imports =
      /^(?:import|export) [^;]*?from ?"([^"./][^"]*)"|^import "([^"./][^"]*)"|\bimport\("([^"./][^"]*)"\)/gm;
    return [...source.matchAll(imports)].map(([, ...found]) => found.find(Boolean) ?? '');
  });
  const names = new Set(
    imported.filter((each) => !isBuiltin(each)).map((each) => /^(@[^/]+\/)?[^/]+/.exec(each)?.[0] ?? ''),
  );
  expect(names.size).toBeGreaterThan(5);
  const isThere = (name: string) =>
    globSync(`{,server/}node_modules/${name}/package.json`, { cwd: release }).length > 0;
  expect([...names].filter((name) => !isThere(name))).toEqual(['vite'].filter((name) => names.has(name)));
  expect(['vite', 'rolldown', 'typescript', 'vitest', 'lucide-react'].filter(isThere)).toEqual([]);
});

it('runs with Node alone, as a user without rights: pages, pictures, commands and a restore', async () => {
  const site = await start(['node', 'thikana.mjs']);
  await walk(site);
  const backup = path.join(dataDir, 'all.tar');
  expect((await command('backup', backup)).stdout).toContain('all.tar');
  expect((await command('admin', 'list')).stdout).toContain('admin@thikana.example');
  await stop();
  const restored = { DATA_DIR: path.join(dataDir, 'restored') };
  await run(path.join(bin, 'node'), ['thikana.mjs', 'restore', backup], bare(restored));
  await walk(await start(['node', 'thikana.mjs'], restored));
  await stop();
}, 300_000);

it('runs as the container image does, from the same files', async () => {
  const { environment, command: started } = imageSettings();
  const { DATA_DIR, PORT, ...settings } = environment;
  expect([DATA_DIR, PORT, environment.HOST]).toEqual(['/data', '3000', '0.0.0.0']);
  // The image listens for other machines, where rate limits stay on.
  await walk(await start(started, { ...settings, RATE_LIMITS: 'on' }));
  await stop();
}, 300_000);

it('explains itself', async () => {
  expect((await command('help')).stdout).toContain('node thikana.mjs restore FILE');
  // The commands name themselves as they are called here.
  for (const name of ['backup', 'restore', 'import'])
    expect((await command(name, '--help')).stdout).toContain(`  node thikana.mjs ${name} `);
  await expect(command('admin')).rejects.toMatchObject({
    stderr: expect.stringMatching(/^ {2}node thikana\.mjs admin list {10,}lists/m),
  });
  await expect(command('nonsense')).rejects.toMatchObject({ code: 1 });
});
