import path from 'node:path';
import { setCity } from '@thikana/contract/city';
import type { Kysely } from 'kysely';
import { StartupError } from '../../lib/startup-error.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { cityRepository, type LoadedPack } from './city.repository.ts';
import { setCityPlaces } from './city-places.ts';
import { setCurrentFacts } from './current-facts.ts';
import { type PackFiles, parsePack, readPackFiles } from './pack/read-pack.ts';

/** At a start: brings the database up to date with the city pack in the folder, and sets the city of this process. */
export async function loadCity(db: Kysely<Tables>, folder: string): Promise<void> {
  const files = await readPackFiles(folder);
  const given = { pack: path.basename(folder), digest: files.digest };
  if (!isLoaded(await cityRepository(db).findPack(), given)) await savePack(db, files, given);
  await useCity(db);
}

/** Sets the city of this process to the one in the database. */
export async function useCity(db: Kysely<Tables>): Promise<void> {
  const repository = cityRepository(db);
  const [city, facts, places] = await Promise.all([
    repository.find(),
    repository.findFacts(),
    repository.listPlaces(),
  ]);
  if (!city || !facts) throw new StartupError('This site has no city yet.', 'Start the site once: npm start');
  setCity(city);
  setCityPlaces(places);
  setCurrentFacts(facts);
}

async function savePack(db: Kysely<Tables>, files: PackFiles, given: LoadedPack): Promise<void> {
  const pack = parsePack(files);
  await db.transaction().execute(async (transaction) => {
    const repository = cityRepository(transaction);
    await repository.lock();
    if (!isLoaded(await repository.findPack(), given)) await repository.save(pack, given);
  });
}

/** Throws if the database has another city: its listings and areas must not be mixed with those of this one. */
function isLoaded(found: LoadedPack | undefined, given: LoadedPack): boolean {
  if (found && found.pack !== given.pack) {
    throw new StartupError(
      `The database has the city ${found.pack}, and CITY names ${given.pack}.`,
      `Start it with CITY=${found.pack}, or give the other city a database of its own.`,
    );
  }
  return found?.digest === given.digest;
}
