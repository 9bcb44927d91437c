import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { projectDir } from '../config.ts';
import { hashPassword } from '../features/accounts/accounts.feature.ts';
import { picturesFeature } from '../features/pictures/pictures.feature.ts';
import { manyListings, markStale } from '../http/staleness.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { Pictures, ReceivedPicture } from '../platform/pictures/pictures.ts';
import { chooseLoginOwner } from './choose-login-owner.ts';
import { createDemoCatalogue } from './demo-catalogue.ts';
import { idOf, listingRows, ownerRows, picturePlaces, rejectionRows } from './demo-rows.ts';

type PictureServices = Parameters<typeof picturesFeature>[0];

export interface SeedDemoOptions extends PictureServices {
  db: Kysely<Tables>;
  now: () => Date;
  /** The credentials of the one owner who can log in. */
  ownerPassword: string;
  picturesDir?: string;
}

const socialLinks = [
  { label: 'Facebook', url: 'https://facebook.example/thikana' },
  { label: 'Instagram', url: 'https://instagram.example/thikana' },
];

/** Fills an empty marketplace with the demo catalogue. Jobs make the renditions of its pictures later. */
export async function seedDemo(options: SeedDemoOptions): Promise<{ ownerEmail: string }> {
  const { db, pictures, picturesDir = join(projectDir, 'server/demo/pictures') } = options;
  const now = options.now();
  const catalogue = createDemoCatalogue({ now, pictureFiles: await readdir(picturesDir) });
  const login = chooseLoginOwner(catalogue);
  const files = [...new Set(catalogue.listings.flatMap(({ pictureFiles }) => pictureFiles))];

  const owners = ownerRows(catalogue, now, {
    email: login.email,
    passwordHash: await hashPassword(options.ownerPassword),
  });
  const loginId = idOf(owners, login.email);
  const listings = listingRows(catalogue, owners, now);
  await receiveAll(pictures, picturesDir, files, async (received) => {
    const places = picturePlaces(catalogue, listings, received);
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('users').values(owners).execute();
      // Many listings share a picture; all belong to the login owner, because a picture needs an owner.
      await picturesFeature(options).keep(transaction, [...received.values()], loginId, 'low');
      await transaction.insertInto('listings').values(listings).execute();
      if (places.length > 0) await transaction.insertInto('listing_pictures').values(places).execute();
      await transaction
        .insertInto('settings')
        .values({ value: JSON.stringify({ socialLinks }) })
        .execute();
      await transaction.insertInto('listing_decisions').values(rejectionRows(catalogue, listings)).execute();
      await markStale(transaction, [manyListings, 'site']);
    });
  });
  return { ownerEmail: login.email };
}

/** Stores every picture once and runs `use`. If either fails, the stored files are deleted. */
async function receiveAll(
  pictures: Pictures,
  folder: string,
  files: readonly string[],
  use: (received: ReadonlyMap<string, ReceivedPicture>) => Promise<void>,
): Promise<void> {
  const received = new Map<string, ReceivedPicture>();
  try {
    const outcomes = await Promise.allSettled(
      files.map(async (file) => {
        received.set(file, await pictures.receive(createReadStream(join(folder, file))));
      }),
    );
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure) throw failure.reason;
    await use(received);
  } catch (error) {
    await pictures.discard([...received.values()].map(({ id }) => id));
    throw error;
  }
}
