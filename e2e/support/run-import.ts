import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs the import command beside the site, and returns its exit code and what it printed. */
export function runImport(...args: string[]): Promise<{ code: number | null; output: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ code: number | null; output: string }>();
  const command = spawn(process.execPath, ['server/src/import/cli.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: process.env.SITE_DATA_DIR ?? '', DATABASE_URL: '' },
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  command.on('error', reject);
  command.on('close', (code) => resolve({ code, output }));
  return promise;
}

const flat = {
  intent: 'rent',
  propertyCategory: 'flat',
  description: 'Two rooms and a balcony, on the quiet side.',
  location: 'Sevoke Road, Siliguri',
  latitude: '26.733',
  longitude: '88.437',
  bedrooms: '2',
  bathrooms: '1',
  builtUpArea: '850',
  availableFrom: '2026-12-01',
  pricePerFrequency: '12000',
  frequency: 'month',
  availableForDuration: '11',
  availableForDurationUnit: 'month',
  pictures: '',
};

/** Writes a CSV file of flats into a new folder, and returns its path. */
export function writeFlats(rows: readonly (Partial<typeof flat> & { title: string })[]): string {
  const cells = rows.map((row) => ({ ...flat, ...row }));
  const lines = [Object.keys(cells[0] ?? {}), ...cells.map((row) => Object.values(row))];
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'thikana-import-')), 'flats.csv');
  writeFileSync(file, lines.map((line) => line.map((cell) => `"${cell}"`).join(',')).join('\n'));
  return file;
}
