import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildSiteIfStale } from '../scripts/build-site.ts';
import { freePort } from '../scripts/free-port.ts';
import { isRunning } from '../server/test/is-running.ts';

test('Ctrl+C during the first start prints no stack and ends the database', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'thikana-interrupted-'));
  chmodSync(dataDir, 0o755);
  const site = spawn(process.execPath, [path.join(await buildSiteIfStale(), 'thikana.mjs')], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(await freePort()) },
  });
  let output = '';
  for (const stream of [site.stdout, site.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const pidFile = path.join(dataDir, 'postgres/postmaster.pid');
  await expect.poll(() => existsSync(pidFile), { intervals: [5] }).toBe(true);
  const pid = readFileSync(pidFile, 'utf8').split('\n')[0];
  site.kill('SIGINT');
  await once(site, 'close');
  expect(output).not.toMatch(/^\s+at /m);
  await expect.poll(() => isRunning(pid)).toBe(false);
  rmSync(dataDir, { recursive: true, force: true });
});
