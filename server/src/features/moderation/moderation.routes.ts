import { decidePosts, undoDecisions } from '@thikana/contract/bulk-decisions';
import * as contract from '@thikana/contract/moderation';
import * as second from '@thikana/contract/second-language';
import { type Binding, bind } from '../../http/binding.ts';
import { m } from '../../paraglide/messages.js';
import { listSignalKinds } from '../fraud-checks/fraud-checks.feature.ts';
import { presentModeratedListing } from '../listings/listings.feature.ts';
import { decide, decideOnListing, getModerated } from './decide-on-listing.ts';
import { decideOnTexts } from './decide-on-texts.ts';
import { forEachListing } from './for-each-listing.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { moderationRepository } from './moderation.repository.ts';
import { pagePosts, selectPosts } from './page-posts.ts';
import { pageWaitingTexts } from './page-waiting-texts.ts';
import { undoDecision } from './undo-decision.ts';
import { viewActivity } from './view-activity.ts';
import { viewQueueFilters } from './view-queue-filters.ts';

export function moderationRoutes(dependencies: ModerationDependencies): Binding[] {
  const repository = moderationRepository(dependencies.db);

  return [
    bind(contract.listAllPosts, async () => ({
      success: true as const,
      message: m.moderation_all_posts(),
      data: (await repository.list()).map(presentModeratedListing),
    })),
    bind(contract.pagePosts, async ({ query }) => {
      const { listings, ...paged } = await pagePosts(dependencies, query);
      const signals = await listSignalKinds(
        dependencies.db,
        listings.map(({ id }) => id),
      );
      return {
        success: true as const,
        message: m.moderation_posts(),
        data: listings.map((listing) => ({
          ...presentModeratedListing(listing),
          signals: signals.get(listing.id) ?? [],
        })),
        ...paged,
      };
    }),
    bind(contract.selectPosts, ({ query }) => selectPosts(dependencies, query)),
    bind(contract.viewQueueFilters, () => viewQueueFilters(dependencies)),
    bind(contract.viewActivity, async () => ({
      success: true as const,
      message: m.moderation_activity(),
      data: await viewActivity(dependencies),
    })),
    bind(contract.listPostsByStatus, async ({ query }) => ({
      success: true as const,
      message: m.moderation_posts_by_status({ status: query.status }),
      data: (await repository.list(query.status)).map(presentModeratedListing),
    })),
    bind(contract.countDocuments, async () => {
      const counts = await repository.count(dependencies.now());
      return {
        message: m.moderation_counted(),
        result: {
          usersRes: counts.users,
          verifiedUsersRes: counts.verified,
          unverifiedUsersRes: counts.users - counts.verified,
          postsRes: counts.listings,
          approvedPostsRes: counts.approved,
          pendingPostsRes: counts.pending,
          rejectedPostsRes: counts.rejected,
          openReportsRes: counts.reported,
          openComplaintsRes: counts.complaints,
          claimedPaymentsRes: counts.claimed,
          dueBadgesRes: counts.badges,
          noticedPostsRes: counts.noticed,
          proposedTextsRes: counts.texts,
        },
      };
    }),
    bind(contract.approvePost, async ({ viewer, query }) => ({
      success: true as const,
      message: m.moderation_approved(),
      result: presentModeratedListing(
        await decideOnListing(dependencies, {
          listingId: query.id,
          adminId: viewer.user.id,
          to: 'approved',
          seen: query.unmodifiedSince,
        }),
      ),
    })),
    bind(contract.rejectPost, async ({ viewer, query }) => ({
      success: true as const,
      message: m.moderation_rejected(),
      result: presentModeratedListing(
        await decideOnListing(dependencies, {
          listingId: query.id,
          adminId: viewer.user.id,
          to: 'rejected',
          reason: query.reason,
        }),
      ),
    })),
    bind(decidePosts, ({ viewer, body }) => {
      const by = { adminId: viewer.user.id };
      if (body.decision === 'reject') {
        const { ids, reason } = body;
        return forEachListing(dependencies, ids, (listingId) =>
          decide(dependencies, { ...by, listingId, to: 'rejected', reason }),
        );
      }
      const versions = new Map(body.posts.map((post) => [post._id, post.unmodifiedSince]));
      return forEachListing(dependencies, [...versions.keys()], (listingId) =>
        decide(dependencies, { ...by, listingId, to: 'approved', seen: versions.get(listingId) }),
      );
    }),
    bind(undoDecisions, ({ viewer, body }) =>
      forEachListing(dependencies, body.ids, (listingId) =>
        undoDecision(dependencies, { listingId, adminId: viewer.user.id }),
      ),
    ),
    bind(second.pageWaitingTexts, ({ query }) => pageWaitingTexts(dependencies, query.page)),
    bind(second.decideOnTexts, async ({ viewer, params, body }) => {
      await decideOnTexts(dependencies, {
        listingId: params.id,
        adminId: viewer.user.id,
        seen: body.proposedAt,
        reason: body.decision === 'reject' ? body.reason : undefined,
      });
      return {
        message: body.decision === 'reject' ? m.moderation_texts_rejected() : m.moderation_texts_approved(),
      };
    }),
    bind(contract.viewPost, async ({ params }) => ({
      success: true as const,
      message: m.moderation_post(),
      data: presentModeratedListing(await getModerated(dependencies, params.id)),
    })),
  ];
}
