import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { IncomingForm } from '../../http/read-form.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Pictures, ReceivedPicture } from '../../platform/pictures/pictures.ts';
import { discardPictures, finishPicture } from './picture-jobs.ts';
import { picturesRepository } from './pictures.repository.ts';
import { type ReceivedForm, receiveForm, throwAsAppError } from './receive-pictures.ts';
import { type ReceivedSlide, receiveSlide } from './receive-slide.ts';
import { servePictures } from './serve-pictures.ts';

export { forgetWithdrawnJob } from './delete-withdrawn.ts';
export { discardPicturesJob, finishPictureJob } from './picture-jobs.ts';
export { avatarUrl, pictureUrl, presentPicture } from './pictures.presenter.ts';
export { throwAsAppError } from './receive-pictures.ts';
export { adoptStore, requireStoreOwnership } from './store-ownership.ts';
export { sweepJobs } from './sweep-orphans.ts';
export { watchStore } from './watch-store.ts';

export interface PicturesFeature {
  serve(app: FastifyInstance): void;
  /** Makes a logo and an icon. */
  makeBrandPictures: Pictures['makeBrand'];
  makeMaskable: Pictures['makeMaskable'];
  /** Draws a preview JPEG: text over a cover, or over a drawing. */
  drawCard: Pictures['drawCard'];
  /** Draws a poster as a PDF: text, and a picture if there is one. */
  drawPoster: Pictures['drawPoster'];
  /** Stores the pictures of a form, then calls back. If either fails, the files are deleted. */
  receiveForm<T>(form: IncomingForm, use: (form: ReceivedForm) => Promise<T>): Promise<T>;
  /** Stores the two cuts of a form's picture for the home page, then calls back. If either fails, the files are deleted. */
  receiveSlide<T>(form: IncomingForm, use: (slide: ReceivedSlide) => Promise<T>): Promise<T>;
  /** Inserts rows for received pictures and queues their renditions. Pictures of the site have no owner. */
  keep(
    transaction: Transaction<Tables>,
    pictures: readonly ReceivedPicture[],
    ownerId: string | null,
    priority?: 'low',
  ): Promise<void>;
  /** Withdraws the pictures of a deleted listing that nothing else shows; a job deletes their files some days later. */
  withdraw(transaction: Transaction<Tables>, ids: readonly string[], listingId: string): Promise<void>;
  /** Deletes the pictures that nothing shows any more, and queues the deletion of their files. */
  release(transaction: Transaction<Tables>, ids: readonly string[]): Promise<void>;
}

/** Pictures, from the upload to the address that serves them. */
export function picturesFeature(options: {
  db: Kysely<Tables>;
  pictures: Pictures;
  jobs: Jobs;
  now: () => Date;
}): PicturesFeature {
  const { pictures, jobs } = options;
  return {
    serve: (app) => servePictures(app, pictures, picturesRepository(options.db)),
    makeBrandPictures: (upload) => pictures.makeBrand(upload).catch(throwAsAppError),
    makeMaskable: pictures.makeMaskable,
    drawCard: pictures.drawCard,
    drawPoster: pictures.drawPoster,
    receiveForm: (form, use) => receiveForm(pictures, form, use),
    receiveSlide: (form, use) => receiveSlide(pictures, form, use),
    async keep(transaction, received, ownerId, priority) {
      await picturesRepository(transaction).insert(received, ownerId);
      for (const { id } of received) await jobs.enqueue(transaction, finishPicture, { id }, { priority });
    },
    withdraw: (transaction, ids, listingId) =>
      picturesRepository(transaction).withdrawUnused(ids, listingId, options.now()),
    async release(transaction, ids) {
      const unused = await picturesRepository(transaction).deleteUnused(ids);
      if (unused.length > 0) await jobs.enqueue(transaction, discardPictures, { ids: unused });
    },
  };
}
