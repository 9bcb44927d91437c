import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { setCity } from '@thikana/contract/city';
import { offeredKinds, offersOfSite } from '@thikana/contract/left-out';
import type { Kysely, Transaction } from 'kysely';
import { projectDir } from '../../config.ts';
import { markStale } from '../../http/staleness.ts';
import { StartupError } from '../../lib/startup-error.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { startCommand } from '../../shell-command.ts';
import { cityRepository, type LoadedPack } from './city.repository.ts';
import { cityDependency } from './city-dependency.ts';
import { setCityPlaces } from './city-places.ts';
import { setCurrentFacts } from './current-facts.ts';
import { setCurrentLaw } from './current-law.ts';
import { type CityPack, type PackFiles, parsePack, readPackFiles } from './pack/read-pack.ts';
import { slugOf } from './typed-city.ts';

const citiesDir = path.join(projectDir, 'cities');
const defaultPack = 'siliguri';
/** Stands for the files of a city that was typed. */
const typedDigest = 'typed';

/** Hides the listings of other kinds than these ('rent flat'), and shows those of these kinds. */
type FollowOffers = (transaction: Transaction<Tables>, kinds: readonly string[]) => Promise<void>;

/**
 * At a start: brings the database up to date with the city pack in the folder, and sets the city of this process.
 * Without a folder, the city is the one that the database has, or Siliguri. Returns the folder of the pack, if there is one.
 */
export async function loadCity(
  db: Kysely<Tables>,
  named?: string,
  followOffers?: FollowOffers,
): Promise<string | undefined> {
  const found = await cityRepository(db).findPack();
  if (named === undefined && found?.digest === typedDigest) {
    await useCity(db);
    return undefined;
  }
  const folder = named ?? path.join(citiesDir, found?.pack ?? defaultPack);
  const files = await readPackFiles(folder);
  const given = { pack: path.basename(folder), digest: files.digest };
  if (!isLoaded(await cityRepository(db).findPack(), given)) await savePack(db, files, given, followOffers);
  await useCity(db);
  return folder;
}

/** Sets the city of this process to the one in the database. */
export async function useCity(db: Kysely<Tables>): Promise<void> {
  const repository = cityRepository(db);
  const facts = await repository.findFacts();
  if (!facts) throw new StartupError('This site has no city yet.', `Start the site once: ${startCommand}`);
  const [city, places, law] = await Promise.all([
    repository.find(facts),
    repository.listPlaces(),
    repository.findLaw(),
  ]);
  setCity(city);
  setCityPlaces(places);
  setCurrentFacts(facts);
  setCurrentLaw(law);
}

async function savePack(
  db: Kysely<Tables>,
  files: PackFiles,
  given: LoadedPack,
  followOffers?: FollowOffers,
): Promise<void> {
  const pack = parsePack(files);
  await db.transaction().execute(async (transaction) => {
    const repository = cityRepository(transaction);
    await repository.lock();
    if (isLoaded(await repository.findPack(), given)) return;
    const offered = await repository.findOffers();
    await repository.save(pack, given);
    // Otherwise each start with a changed file would go through all listings, which may be a million.
    if (offered && !isDeepStrictEqual(offered, pack.facts.offers)) {
      const offers = offersOfSite(pack.facts.offers, await repository.findLeftOut());
      await followOffers?.(transaction, offeredKinds(offers));
    }
    // Processes that run already follow too.
    await markStale(transaction, [cityDependency]);
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

/** The packs that come with the program: folders of `cities/`. */
export async function listPacks(): Promise<string[]> {
  const entries = await readdir(citiesDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Stores a city that has no folder, in place of a pack. */
export async function saveTypedCity(db: Kysely<Tables>, pack: CityPack): Promise<void> {
  const given = { pack: slugOf(pack.facts.name) || 'town', digest: typedDigest };
  await db.transaction().execute(async (transaction) => {
    const repository = cityRepository(transaction);
    await repository.lock();
    isLoaded(await repository.findPack(), given);
    await repository.save(pack, given);
  });
  await useCity(db);
}
