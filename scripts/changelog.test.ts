import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
/** What is not released yet stands above the versions. */
const isUnreleased = (heading: string) => heading === '## Unreleased';
const headings = read('CHANGELOG.md').match(/^## .+$/gm) ?? [];
const entries = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+) – (\d{4}-\d{2}-\d{2})$/gm)].map(
  ([, name = '', date = '']) => ({ name, date }),
);
const numberOf = (name: string) => name.split('.').reduce((sum, part) => sum * 1_000 + Number(part), 0);

it('the newest entry is the version of the package and of the lock file', () => {
  expect(entries[0]?.name).toBe(version);
  const lock = JSON.parse(read('package-lock.json')) as {
    version: string;
    packages: { '': { version: string } };
  };
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
});

it('the entries are in order, and none is without text', () => {
  expect(entries.length).toBeGreaterThan(3);
  const versions = isUnreleased(headings[0] ?? '') ? headings.slice(1) : headings;
  expect(versions).toHaveLength(entries.length);
  for (const [index, newer] of entries.slice(0, -1).entries()) {
    const older = entries[index + 1];
    expect(numberOf(newer.name)).toBeGreaterThan(numberOf(older?.name ?? ''));
    expect(newer.date >= (older?.date ?? '')).toBe(true);
  }
  expect(read('CHANGELOG.md')).not.toMatch(/^## .+\n+(## |$(?![\s\S]))/m);
});

it('upgrades are rehearsed from every earlier release', () => {
  const rehearsed = read('server/test/releases/releases.ts');
  const missing = entries.slice(1).filter(({ name }) => !rehearsed.includes(`'${name}': `));
  expect(missing).toEqual([]);
});
