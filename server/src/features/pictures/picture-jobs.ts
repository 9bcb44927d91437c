import type { Kysely } from 'kysely';
import { listingDependency, markStale } from '../../http/staleness.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { JobKind, QueuedKind } from '../../platform/jobs/jobs.ts';
import type { Pictures } from '../../platform/pictures/pictures.ts';
import { picturesRepository } from './pictures.repository.ts';

export const finishPicture: QueuedKind<{ id: string }> = { name: 'finish-picture' };
export const discardPictures: QueuedKind<{ ids: string[] }> = { name: 'discard-pictures' };

/** Makes every rendition of a picture, then invalidates the pages that show it. */
export function finishPictureJob(options: {
  db: Kysely<Tables>;
  pictures: Pictures;
  concurrency: number;
  now: () => Date;
}): JobKind<{ id: string }> {
  const { db, pictures, now } = options;
  return {
    name: finishPicture.name,
    retryLimit: 20,
    retryDelaySeconds: 5,
    concurrency: options.concurrency,
    async run({ id }) {
      const picture = await picturesRepository(db).findById(id);
      if (!picture) return pictures.discard([id]);
      if (picture.finished_at) return;
      await pictures.finish(id);
      const isThere = await db.transaction().execute(async (transaction) => {
        const repository = picturesRepository(transaction);
        if (!(await repository.setFinished(id, now()))) return false;
        const listingIds = await repository.listListingIds(id);
        if (listingIds.length > 0) await markStale(transaction, listingIds.map(listingDependency));
        if (await repository.isOfSlide(id)) await markStale(transaction, ['site']);
        return true;
      });
      // The picture was deleted during the work, so the new files are deleted too.
      if (!isThere) await pictures.discard([id]);
    },
  };
}

/** Deletes the files of pictures whose rows are gone. */
export function discardPicturesJob(pictures: Pictures): JobKind<{ ids: string[] }> {
  return {
    name: discardPictures.name,
    retryLimit: 100,
    retryDelaySeconds: 10,
    run: ({ ids }) => pictures.discard(ids),
  };
}
