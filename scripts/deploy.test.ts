import { existsSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { limits } from '@thikana/contract/vocabulary';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../server/src/config.ts';
import { environmentSchema } from '../server/src/environment.ts';
import { allocatorSettings } from '../server/src/lib/allocator-settings.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const dockerfile = read('deploy/Dockerfile').replaceAll('\\\n', ' ').split('\n');
const ignored = read('.dockerignore').trim().split('\n');

/** Whether the file, or a folder it is in, is copied. */
const isIgnored = (file: string): boolean =>
  file !== '.' &&
  (ignored.some((pattern) => path.matchesGlob(file, pattern)) || isIgnored(path.dirname(file)));

const copied = dockerfile
  .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
  .flatMap((line) => line.split(' ').slice(1, -1));

it.each([...new Set(copied)])('the build context contains %s, which the image copies', (file) => {
  expect(existsSync(path.join(root, file))).toBe(true);
  expect(isIgnored(path.normalize(file))).toBe(false);
});

interface Service {
  image: string;
  environment?: Record<string, string>;
  env_file?: string[];
  logging?: { options: Record<string, string> };
  mem_limit?: string;
  healthcheck?: { test?: string[]; disable?: boolean };
  restart?: string;
  networks?: { inside?: { ipv4_address: string } };
}

interface Compose {
  services: Record<string, Service>;
  networks: { inside: { ipam: { config: { ip_range: string }[] } } };
}

const composeText = read('deploy/compose.yaml');
const compose = parse(composeText, { merge: true }) as Compose;
const services = Object.entries(compose.services);
const site = compose.services['site-1'];
const example = parseEnv(read('deploy/example.env'));

it.each([
  ['nginx.conf', /client_max_body_size (\d+)m;/],
  ['proxy.caddy', /max_size (\d+)MB/],
])('%s accepts a form with all pictures of a listing', (file, limit) => {
  const megabytes = Number(limit.exec(read(`deploy/${file}`))?.[1]);
  const pictures = limits.picturesPerListing * limits.pictureBytes;
  expect(megabytes * 1_000_000).toBeGreaterThan(pictures * 1.1);
});

it('only the proxy’s address is trusted to name visitors', () => {
  const address = compose.services.proxy?.networks?.inside?.ipv4_address ?? '';
  const [{ ip_range: range } = { ip_range: '' }] = compose.networks.inside.ipam.config;
  const [network = '', bits] = range.split('/');
  const others = new BlockList();
  others.addSubnet(network, Number(bits));
  expect(site?.environment?.TRUSTED_PROXIES).toBe(address);
  expect(others.check(address)).toBe(false);
});

it('every setting can be in the environment file of Compose, which has the needed ones and known names', () => {
  expect(site?.env_file).toEqual(['.env']);
  const known = Object.keys(environmentSchema.shape);
  expect(Object.keys(site?.environment ?? {}).filter((name) => !known.includes(name))).toEqual([]);
  const asked = [...composeText.matchAll(/\$\{([A-Z0-9_]+)(:\?)?/g)];
  const names = asked.map(([, name = '']) => name);
  expect(names.filter((name) => !(name in example))).toEqual([]);
  // No secret has a public default value.
  expect(asked.filter(([, , isNeeded]) => !isNeeded)).toEqual([]);
  expect(Object.keys(example).filter((name) => !known.includes(name) && !names.includes(name))).toEqual([]);
});

it('a site with the filled-in example starts without complaints about its settings', () => {
  const filled = Object.entries(example).map(([name, value]) => [name, value || 'a-long-random-value']);
  const url = { PUBLIC_URL: 'https://homes.example.org', DATABASE_URL: 'postgresql://u:p@database:5432/x' };
  const { backups } = readConfig({ ...site?.environment, ...Object.fromEntries(filled), ...url });
  expect(backups).toEqual({ target: { folder: '/backups' }, at: '03:30', keep: 7 });
});

it.each(services)('%s has a memory limit and rotates its log', (_name, service) => {
  expect(service.mem_limit).toMatch(/^\d+[mg]$/);
  expect(service.logging?.options).toMatchObject({ 'max-size': '10m', 'max-file': '5' });
});

it('every part that keeps running has a health check', () => {
  const running = services.filter(([, { restart }]) => restart === 'unless-stopped');
  expect(running.map(([name]) => name)).toEqual(
    expect.arrayContaining(['site-1', 'site-2', 'site-3', 'proxy', 'database', 'store']),
  );
  const unchecked = running.filter(([, { healthcheck, image }]) => !healthcheck && image !== 'thikana');
  expect(unchecked).toEqual([]);
  expect(dockerfile.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
});

it('every image is a variable that names a version and can be pinned', () => {
  const images = services.map(([, { image }]) => image).filter((image) => image !== 'thikana');
  const variables = [...new Set(images.map((image) => /^\$\{(\w+_IMAGE):\?\}$/.exec(image)?.[1]))];
  expect(variables).not.toContain(undefined);
  const pinned = /for name in (.+); do/.exec(read('deploy/pin-images.sh'))?.[1]?.split(' ') ?? [];
  expect(pinned.toSorted()).toEqual(['NODE_IMAGE', ...variables].toSorted());
  for (const name of pinned) expect(example[name]).toMatch(/^[\w/-]+:\d[\w.-]*$/);
  const bases = dockerfile.filter((line) => line.startsWith('FROM '));
  expect(bases.every((line) => /^FROM \$\{NODE_IMAGE\}/.test(line))).toBe(true);
});

it('the Dockerfile has no problem that its linter knows', () => {
  expect(validate(read('deploy/Dockerfile')).map(({ message }) => message)).toEqual([]);
});

it('the backup unit runs as the site does, on the same settings and data', () => {
  const lines = (file: string) => read(`deploy/${file}`).split('\n');
  const unit = lines('thikana@.service');
  const backup = lines('thikana-backup@.service');
  for (const name of ['User', 'WorkingDirectory', 'EnvironmentFile', 'StateDirectory', 'ReadWritePaths']) {
    const line = unit.find((each) => each.startsWith(`${name}=`));
    expect(line).toBeTruthy();
    expect(backup).toContain(line);
  }
  expect(backup.some((line) => line.includes('DATA_DIR=/var/lib/thikana/%i'))).toBe(true);
  for (const file of [unit, backup]) expect(file.some((line) => /^MemoryMax=\dG$/.test(line))).toBe(true);
});

it('the units and the image start the program that every build has, which knows the settings of Node', () => {
  const started = (unit: string) =>
    read(`deploy/${unit}`)
      .split('\n')
      .find((line) => line.startsWith('ExecStart='));
  const command = 'ExecStart=/opt/thikana/build/current/node build/current/thikana.mjs';
  expect(started('thikana@.service')).toBe(`${command} --empty`);
  expect(started('thikana-backup@.service')).toBe(`${command} backup`);
  expect(dockerfile).toContain('CMD ["node", "thikana.mjs"]');
});

it('the program of every build returns freed memory as builds do', () => {
  const launcher = read('scripts/thikana.mjs');
  for (const [name, value] of Object.entries(allocatorSettings))
    expect(launcher).toContain(`${name}: '${value}',`);
});
