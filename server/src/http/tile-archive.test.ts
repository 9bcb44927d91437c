import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { tileArchivePath, tileArchiveProblem } from '../lib/tile-archive.ts';
import { readRange, serveTileArchive } from './tile-archive.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tiles-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileWith = (name: string, content: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, content, 'latin1');
  return file;
};
const archive = fileWith('city.pmtiles', 'PMTiles\x03 and its tiles');

describe('a local archive', () => {
  it('has to be a PMTiles archive of version 3', () => {
    expect(tileArchiveProblem(archive)).toBeUndefined();
    const older = fileWith('older.pmtiles', 'PMTiles\x02 and its tiles');
    const short = fileWith('short.pmtiles', 'PM');
    for (const file of [older, short])
      expect(tileArchiveProblem(file)).toBe(
        `names the file ${file}, which is not a PMTiles archive of version 3`,
      );
    const missing = path.join(folder, 'missing.pmtiles');
    expect(tileArchiveProblem(missing)).toBe(`names the file ${missing}, which cannot be read`);
  });

  it('is served in parts', async () => {
    const app = fastify();
    serveTileArchive(app, archive);
    const ask = (headers: Record<string, string>) => app.inject({ url: tileArchivePath, headers });
    const part = await ask({ range: 'bytes=0-6' });
    expect([part.statusCode, part.body]).toEqual([206, 'PMTiles']);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 0-6/22', 'content-length': '7' });
    const etag = String(part.headers.etag);
    expect((await ask({})).statusCode).toBe(200);
    expect((await ask({ range: 'bytes=0-6', 'if-range': '"another"' })).statusCode).toBe(200);
    expect((await ask({ range: 'bytes=0-6', 'if-range': etag })).statusCode).toBe(206);
    expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304);
    const outside = await ask({ range: 'bytes=90-99' });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */22']);
    await app.close();
  });
});

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=9-0', 'outside'],
  ['bytes=0-1,5-6', undefined],
  ['items=0-1', undefined],
  [undefined, undefined],
])('reads the range %s of 100 bytes', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});
