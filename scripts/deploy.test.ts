import { existsSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { siteProcess } from './site-process.ts';

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

it('only the proxy’s address is trusted to name visitors', () => {
  const compose = read('deploy/compose.yaml');
  const [, trusted = ''] = /TRUSTED_PROXIES: (.+)/.exec(compose) ?? [];
  const [, proxy] = /ipv4_address: (.+)/.exec(compose) ?? [];
  const [, range = '', bits] = /ip_range: (.+)\/(\d+)/.exec(compose) ?? [];
  const others = new BlockList();
  others.addSubnet(range, Number(bits));
  expect(trusted).toBe(proxy);
  expect(others.check(trusted)).toBe(false);
});

it('the compose file sets known settings and needs only those in the example', () => {
  const compose = read('deploy/compose.yaml');
  const [, block = ''] = /environment: &site-environment\n((?: {4}.+\n)+)/.exec(compose) ?? [];
  const set = [...block.matchAll(/^ +([A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  const config = read('server/src/environment.ts');
  expect(set).toContain('DATABASE_URL');
  expect(set.filter((name) => !config.includes(`  ${name}: `))).toEqual([]);
  const asked = [...compose.matchAll(/\$\{([A-Z0-9_]+)(:\?)?/g)];
  const example = read('deploy/example.env');
  expect(asked.filter(([, name]) => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([]);
  // No secret has a public default value.
  expect(asked.filter(([, , isNeeded]) => !isNeeded)).toEqual([]);
});

it('the unit, the image and the command of a release start the site as `npm start` does', () => {
  const { flags, program, environment } = siteProcess;
  const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const unit = read('deploy/thikana@.service')
    .split('\n')
    .filter((line) => /^(ExecStart|Environment)=/.test(line));
  const image = dockerfile.filter((line) => /^(CMD|ENV) /.test(line));
  for (const lines of [unit, image]) {
    const said = lines.join(' ').split(/[\s",[\]]+|Environment=/);
    expect([...flags, ...settings].filter((each) => !said.includes(each))).toEqual([]);
    expect(said.some((each) => each.endsWith(program))).toBe(true);
  }
  const launcher = read('scripts/thikana.mjs');
  const written = [
    ...flags.map((flag) => `'${flag}'`),
    ...Object.entries(environment).map(([name, value]) => `${name}: '${value}',`),
  ];
  expect(written.filter((each) => !launcher.includes(each))).toEqual([]);
});
