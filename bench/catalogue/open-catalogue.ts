import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CityArea, setCity } from '@thikana/contract/city';
import pg from 'pg';
import { type OpenedDatabase, openDatabase } from '../../server/src/platform/database/open-database.ts';
import { siliguri } from '../../server/test/city/cities.ts';
import { fillCatalogue } from './fill-catalogue.ts';

const migrationsDir = path.resolve(import.meta.dirname, '../../server/migrations');
const silent = { info() {}, warn: console.warn, error: console.error };

/**
 * Opens a database with the given number of approved listings. It is kept in the temporary folder until the
 * migrations or this folder change.
 */
export async function openCatalogue(
  approved: number,
  areas: readonly CityArea[] = siliguri.areas,
): Promise<OpenedDatabase & { dataDir: string }> {
  const dataDir = path.join(tmpdir(), `thikana-catalogue-${approved}-${areas.length}-${version()}`);
  const finished = path.join(dataDir, 'filled');
  if (!existsSync(finished)) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  const database = await openDatabase({ dataDir, migrationsDir, log: silent });
  if (!existsSync(finished)) {
    const begun = performance.now();
    await fill(database.connectionString, approved, areas);
    writeFileSync(finished, '');
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    console.log(`Made a catalogue of ${approved} listings in ${seconds} s.`);
  }
  return { ...database, dataDir };
}

async function fill(connectionString: string, approved: number, areas: readonly CityArea[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  setCity(siliguri);
  try {
    await fillCatalogue(client, approved, areas.length > siliguri.areas.length ? areas : undefined);
  } finally {
    await client.end();
  }
}

/** A hash of everything the catalogue is generated from. */
function version(): string {
  const hash = createHash('sha256');
  for (const folder of [migrationsDir, import.meta.dirname]) {
    for (const name of readdirSync(folder).sort()) hash.update(readFileSync(path.join(folder, name)));
  }
  return hash.digest('hex').slice(0, 12);
}
