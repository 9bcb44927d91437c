import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { makeTemporaryFolder } from '../../test/temporary-folder.ts';
import { dayMilliseconds } from '../lib/durations.ts';
import { registerFiles } from './files.ts';
import { keepAssets } from './kept-assets.ts';

const folder = makeTemporaryFolder();
const build = (name: string, ...assets: string[]) => {
  const dir = path.join(folder, name, 'assets');
  mkdirSync(dir, { recursive: true });
  for (const asset of assets) {
    mkdirSync(path.dirname(path.join(dir, asset)), { recursive: true });
    writeFileSync(path.join(dir, asset), `made by ${name}`);
  }
  return path.dirname(dir);
};
const older = build('older', 'page-1a.js', 'page-1a.js.br', 'bn/page-1a.js', 'same-7f.js');
const newer = build('newer', 'page-2b.js', 'same-7f.js');

const filesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .toSorted();

it('keeps the assets of an earlier build for a week after they were last served', () => {
  const kept = path.join(folder, 'kept');
  const start = Date.now();
  const at = (days: number) => start + days * dayMilliseconds;
  keepAssets(path.join(older, 'assets'), kept, at(0));
  // A site that runs for three weeks renews its own.
  keepAssets(path.join(older, 'assets'), kept, at(21));
  keepAssets(path.join(newer, 'assets'), kept, at(21.5));
  expect(filesIn(kept)).toEqual([
    ...['bn/page-1a.js', 'page-1a.js', 'page-1a.js.br', 'page-2b.js'],
    'same-7f.js',
  ]);
  keepAssets(path.join(newer, 'assets'), kept, at(27.9));
  expect(filesIn(kept)).toContain('bn/page-1a.js');
  keepAssets(path.join(newer, 'assets'), kept, at(28.1));
  expect(filesIn(kept)).toEqual(['page-2b.js', 'same-7f.js']);
});

async function serve(clientDir: string, keptAssetsDir: string) {
  const app = Fastify();
  await registerFiles(app, { clientDir, keptAssetsDir });
  onTestFinished(() => app.close());
  return (url: string) => app.inject(url);
}

it('serves what a page of the earlier build loads, before and after an upgrade', async () => {
  const kept = path.join(folder, 'data/assets');
  for (const clientDir of [older, newer]) {
    const open = await serve(clientDir, kept);
    const response = await open('/assets/page-1a.js');
    expect(response.body).toBe('made by older');
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    });
    expect((await open('/assets/bn/page-1a.js')).body).toBe('made by older');
    expect((await open('/assets/same-7f.js')).body).toBe(`made by ${path.basename(clientDir)}`);
    expect((await open('/assets/page-9z.js')).statusCode).toBe(404);
    expect((await open('/assets/..%2fsite.env')).statusCode).not.toBe(200);
  }
});

it('serves its own build if the folder cannot be written', async () => {
  const file = path.join(folder, 'not a folder');
  writeFileSync(file, '');
  const open = await serve(newer, file);
  expect((await open('/assets/page-2b.js')).body).toBe('made by newer');
});
