import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ensureCaddy } from '../scripts/ensure-caddy.ts';
import { freePort } from '../scripts/free-port.ts';
import { end, startSite } from '../scripts/start-site.ts';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres.ts';
import { silentLog } from '../server/test/silent-log.ts';
import { startS3 } from '../server/test/start-s3.ts';
import { makeTemporaryFolder } from '../server/test/temporary-folder.ts';

const deploy = path.resolve(import.meta.dirname, '../deploy');

test('visitors notice nothing while two processes behind the proxy are restarted in turn', async () => {
  const folder = makeTemporaryFolder();
  const [postgres, store] = await Promise.all([
    startEmbeddedPostgres({ dataDir: folder, log: silentLog }),
    startS3(),
  ]);
  const { bucket, endpoint = '', region, accessKeyId, secretAccessKey } = store.options;
  const proxyPort = await freePort();
  const begin = (port: number) =>
    startSite({
      port,
      demo: false,
      databaseUrl: postgres.connectionString,
      environment: {
        PUBLIC_URL: `http://localhost:${proxyPort}`,
        TRUSTED_PROXIES: '127.0.0.1',
        S3_BUCKET: bucket,
        S3_ENDPOINT: endpoint,
        S3_REGION: region,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      },
    });
  const ports = [await freePort(), await freePort()];
  const sites = new Map<string, ReturnType<typeof begin>>();
  for (const [index, port] of ports.entries()) {
    const name = `city-${index + 1}`;
    writeFileSync(path.join(folder, `${name}.env`), `PORT=${port}\n`);
    sites.set(name, begin(port));
    await sites.get(name);
  }
  const pids = await Promise.all([...sites.values()].map(async (site) => (await site).pid));

  // Stands in for systemd: returns once the old process has ended and the new one was begun.
  const control = createServer(async ({ url = '' }, response) => {
    const name = url.slice('/restart/thikana@'.length);
    await (await sites.get(name))?.stop();
    sites.set(name, begin(ports[Number(name.at(-1)) - 1] ?? 0));
    response.end();
  });
  const controlPort = await freePort();
  control.listen(controlPort);
  const systemctl = path.join(folder, 'systemctl');
  const ask = `await fetch('http://localhost:${controlPort}/' + process.argv.slice(1).join('/'))`;
  writeFileSync(
    systemctl,
    `#!/bin/sh\nexec '${process.execPath}' --input-type=module --eval "${ask}" "$@"\n`,
  );
  chmodSync(systemctl, 0o755);

  const proxy = spawn(ensureCaddy(), ['run', '--config', path.join(deploy, 'Caddyfile')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      HOME: folder,
      SITE_HOST: `http://localhost:${proxyPort}`,
      SITES: ports.map((port) => `127.0.0.1:${port}`).join(' '),
    },
  });
  await isServing(proxy);

  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  const visit = async (address: string) => {
    while (!isOver) {
      const failure = await fetch(`http://localhost:${proxyPort}${address}`).then(
        async (response) => {
          const text = await response.text();
          return response.ok ? undefined : `${response.status} ${text.slice(0, 200)}`;
        },
        (error: Error) => error.message,
      );
      answered += 1;
      if (failure) failures.push(`${address}: ${failure}`);
    }
  };
  const visitors = ['/', '/rentals', '/api/site', '/api/search?intent=rent'].map(visit);
  const update = spawn(path.join(deploy, 'update-units.sh'), [...sites.keys()], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, SETTINGS_DIR: folder },
  });
  const [code] = await once(update, 'exit');
  isOver = true;
  await Promise.all(visitors);

  expect(code).toBe(0);
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(100);
  const newPids = await Promise.all([...sites.values()].map(async (site) => (await site).pid));
  expect(newPids.filter((pid) => pids.includes(pid))).toEqual([]);

  await end(proxy);
  await Promise.all([...sites.values()].map(async (site) => (await site).stop()));
  control.close();
  await store.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function isServing(proxy: ChildProcess): Promise<void> {
  let said = '';
  while (!said.includes('serving initial configuration')) {
    const [chunk] = await once(proxy.stderr as NodeJS.ReadableStream, 'data');
    said += chunk;
  }
}
