import { existsSync, globSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const dockerfile = read('deploy/Dockerfile').replaceAll('\\\n', ' ').split('\n');
const ignored = read('.dockerignore').trim().split('\n');

/** The file or a folder that it lies in. */
const isIgnored = (file: string): boolean =>
  file !== '.' &&
  (ignored.some((pattern) => path.matchesGlob(file, pattern)) || isIgnored(path.dirname(file)));

const copied = dockerfile
  .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
  .flatMap((line) => line.split(' ').slice(1, -1));
const leftOut = dockerfile.flatMap((line) => /rm -rf (.+)/.exec(line)?.[1]?.split(' ') ?? []);

it.each([...new Set(copied)])('the image can have %s, which it copies', (file) => {
  expect(existsSync(path.join(root, file))).toBe(true);
  expect(isIgnored(path.normalize(file))).toBe(false);
});

it.each(leftOut)('the server never names %s, which the image leaves out', (name) => {
  const source = globSync('server/src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  expect(source.length).toBeGreaterThan(100);
  expect(source.filter((file) => new RegExp(`['"]${name}['"/]`).test(read(file)))).toEqual([]);
});

it('only the proxy has the address whose word on visitors is taken', () => {
  const compose = read('deploy/compose.yaml');
  const [, trusted = ''] = /TRUSTED_PROXIES: (.+)/.exec(compose) ?? [];
  const [, proxy] = /ipv4_address: (.+)/.exec(compose) ?? [];
  const [, range = '', bits] = /ip_range: (.+)\/(\d+)/.exec(compose) ?? [];
  const others = new BlockList();
  others.addSubnet(range, Number(bits));
  expect(trusted).toBe(proxy);
  expect(others.check(trusted)).toBe(false);
});
