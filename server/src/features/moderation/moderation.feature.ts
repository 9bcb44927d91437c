import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { announcementJob } from './announcement-job.ts';
import { type Decision, decideWithin } from './decide-on-listing.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { moderationRepository } from './moderation.repository.ts';
import { moderationRoutes } from './moderation.routes.ts';

export { decide } from './decide-on-listing.ts';
export { forEachListing } from './for-each-listing.ts';
export { waitingListings } from './waiting-listings.ts';

export type ModerationFeature = ReturnType<typeof moderationFeature>;

/** Administrators review listings and approve or reject them. */
export function moderationFeature(dependencies: ModerationDependencies) {
  dependencies.jobs.add(announcementJob(dependencies));
  return {
    bindings: moderationRoutes(dependencies),
    /** Decides inside a larger transaction. */
    decideWithin: (transaction: Transaction<Tables>, decision: Decision) =>
      decideWithin(transaction, dependencies, decision),
    /** A listing of any status, with its owner. */
    findListing: (id: string) => moderationRepository(dependencies.db).find(id),
  };
}
