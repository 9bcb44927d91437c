import type { BadgesDependencies } from './badges.dependencies.ts';
import { presentBadge } from './badges.presenter.ts';
import { badgesRepository } from './badges.repository.ts';
import { badgesRoutes } from './badges.routes.ts';

export { countOfBadgeTasks, waitingBadgeRequests } from './badge-tasks.repository.ts';

/** Evidence about people and listings. Every badge has a row that proves it. */
export function badgesFeature(dependencies: BadgesDependencies) {
  return {
    bindings: badgesRoutes(dependencies),
    /** The badges of a listing and its owner today. */
    badgesOf: async (listing: { id: string; owner_id: string }) => {
      const rows = await badgesRepository(dependencies.db).listValid(
        listing.owner_id,
        dependencies.now(),
        listing.id,
      );
      return rows.map(presentBadge);
    },
  };
}
