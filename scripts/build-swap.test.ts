import { execFile, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { makeTemporaryFolder } from '../server/test/temporary-folder.ts';
import { buildSiteIfStale } from './build-site.ts';
import { freePort } from './free-port.ts';
import { linkFolder } from './link-folder.ts';
import { root } from './project-root.ts';
import { end, hasSaid } from './start-site.ts';

const run = promisify(execFile);
const copy = makeTemporaryFolder();
const dataDir = path.join(copy, 'data');
const inCopy = (...parts: string[]) => path.join(copy, ...parts);
const current = () => realpathSync(inCopy('build/current'));
const build = () => run(process.execPath, ['scripts/build.ts'], { cwd: copy });
const assetsOf = (folder: string) => {
  const assets = path.join(folder, 'web/build/client/assets');
  return (
    readdirSync(assets, { recursive: true, withFileTypes: true })
      // Browsers do not name compressed copies.
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => path.relative(assets, path.join(entry.parentPath, entry.name)))
  );
};

/** A copy of the project with its build. */
beforeAll(async () => {
  const made = await buildSiteIfStale();
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const file of files.toString().split('\0').filter(Boolean)) {
    if (/^(docs|e2e|bench)\/|\.test\.tsx?$/.test(file)) continue;
    mkdirSync(path.dirname(inCopy(file)), { recursive: true });
    copyFileSync(path.join(root, file), inCopy(file));
  }
  for (const workspace of ['.', 'server', 'web'])
    if (readdirSync(path.join(root, workspace)).includes('node_modules'))
      symlinkSync(path.join(root, workspace, 'node_modules'), inCopy(workspace, 'node_modules'));
  linkFolder(made, inCopy('build', path.basename(made)));
  symlinkSync(path.basename(made), inCopy('build/current'));
  // The database server may run as another user and must reach its folder.
  chmodSync(copy, 0o755);
}, 300_000);

async function start() {
  const port = String(await freePort());
  const site = spawn(process.execPath, ['build/current/thikana.mjs', '--empty'], {
    cwd: copy,
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: dataDir,
      SETUP: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => end(site);
  onTestFinished(stop);
  await hasSaid(site, 'is running');
  const open = (address: string) => fetch(`http://localhost:${port}${address}`);
  const scripts = async () => {
    const page = await (await open(`/?at=${Date.now()}`)).text();
    return [...new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])];
  };
  const failuresAmong = async (addresses: readonly string[]) => {
    const left = addresses.values();
    const failures: (readonly [address: string, status: number])[] = [];
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (const each of left) {
          const { status } = await open(each);
          if (status !== 200) failures.push([each, status]);
        }
      }),
    );
    return failures;
  };
  return { open, scripts, failuresAmong, stop };
}

it('a build under a running site breaks none of its pages and scripts, nor those that browsers have open', async () => {
  const old = current();
  const oldNames = assetsOf(old);
  const oldAssets = oldNames.map((name) => `/assets/${name}`);
  const first = await start();
  const openPage = await first.scripts();
  expect(openPage.length).toBeGreaterThan(2);

  const messages = inCopy('web/messages/en/layout.json');
  const texts = JSON.parse(readFileSync(messages, 'utf8')) as Record<string, unknown>;
  const [key = ''] = Object.keys(texts).filter((each) => typeof texts[each] === 'string');
  writeFileSync(messages, JSON.stringify({ ...texts, [key]: `${texts[key]}!` }));
  let isBuilding = true;
  const building = build().finally(() => {
    isBuilding = false;
  });
  while (isBuilding) {
    expect(await first.failuresAmong(['/', ...(await first.scripts())])).toEqual([]);
    // Visitors without a pause would take a core from the build.
    await wait(250);
  }
  await building;

  expect(current()).not.toBe(old);
  expect(assetsOf(current()).filter((name) => !oldNames.includes(name))).not.toEqual([]);
  // The running site serves its own build, with what it loads on demand.
  expect(await first.scripts()).toEqual(openPage);
  expect(await first.failuresAmong([...oldAssets, '/api/reference/'])).toEqual([]);
  await first.stop();

  const second = await start();
  expect(await second.scripts()).not.toEqual(openPage);
  expect(await second.failuresAmong([...(await second.scripts()), ...oldAssets])).toEqual([]);
  await second.stop();
}, 300_000);

it('deletes a build a week after it was replaced', async () => {
  const names = () => readdirSync(inCopy('build')).filter((name) => name !== 'current');
  const before = names();
  const [eightDaysAgo, sixDaysAgo] = [8, 6].map((days) => new Date(Date.now() - days * 86_400_000));
  const license = inCopy('LICENSE');
  const changeAndBuild = async () => {
    const replaced = current();
    writeFileSync(license, `${readFileSync(license, 'utf8')}\n`);
    await build();
    return replaced;
  };
  const first = await changeAndBuild();
  const second = await changeAndBuild();
  utimesSync(first, sixDaysAgo ?? 0, sixDaysAgo ?? 0);
  utimesSync(second, eightDaysAgo ?? 0, eightDaysAgo ?? 0);
  const third = await changeAndBuild();
  expect(names()).toEqual(expect.arrayContaining([path.basename(first), path.basename(third)]));
  expect(names()).not.toContain(path.basename(second));
  expect(before.length).toBeGreaterThan(0);
}, 120_000);

it('builds nothing if no source has changed', async () => {
  const built = current();
  expect((await build()).stdout).toBe(`The build is build/${path.basename(built)}.\n`);
  expect(current()).toBe(built);
});
