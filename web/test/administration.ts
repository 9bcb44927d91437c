import { viewEvidence } from '@thikana/contract/badges';
import { viewSignals } from '@thikana/contract/fraud-checks';
import { countDocuments, type ModeratedListing, pagePosts } from '@thikana/contract/moderation';
import { type AdminUser, pageUsers } from '@thikana/contract/users';
import { aListing, type Kind } from './listings.ts';
import { asha, signIn } from './people.ts';
import { stubApi } from './stub-api.ts';

export const counts = {
  usersRes: 25,
  verifiedUsersRes: 22,
  unverifiedUsersRes: 3,
  postsRes: 240,
  approvedPostsRes: 215,
  pendingPostsRes: 18,
  rejectedPostsRes: 7,
  openReportsRes: 4,
  openComplaintsRes: 5,
  claimedPaymentsRes: 2,
  noticedPostsRes: 3,
  dueBadgesRes: 1,
  proposedTextsRes: 2,
};

/** A listing as administrators receive it. */
export function aPost(kind: Kind = 'flat rent', changes: Partial<ModeratedListing> = {}): ModeratedListing {
  const owner = { ...asha, phoneNumber: asha.phone };
  return { ...aListing(kind), approvalStatus: 'pending', user: owner, hiddenFor: [], ...changes };
}

/** An account as administrators receive it. */
export function anAccount(changes: Partial<AdminUser> = {}): AdminUser {
  return { ...asha, phoneNumber: asha.phone, isBanned: false, ...changes };
}

/** Stubs the API for an administrator's lists. */
export function stubAdministration({
  posts = [],
  users = [],
}: {
  posts?: ModeratedListing[];
  users?: AdminUser[];
}) {
  signIn({ _id: '6740000000000000000000ad', role: 'admin', name: 'Administrator' });
  const api = stubApi();
  const paged = { success: true, message: '', page: 1, totalPages: 1 };
  api.on(countDocuments, { json: { message: '', result: counts } });
  api.on(viewEvidence, { json: { evidence: [], usualMonths: { papers: 12, visit: 6 } } });
  api.on(viewSignals, { json: { signals: [] } });
  api.on(pagePosts, { json: { ...paged, data: posts, total: posts.length } });
  api.on(pageUsers, { json: { ...paged, data: users, total: users.length } });
  return api;
}

/** The texts of the figure cards. */
export function figures(): string[] {
  return [...document.querySelectorAll('dl > div')].map(
    (card) => `${card.querySelector('dt')?.textContent}: ${card.querySelector('dd')?.textContent}`,
  );
}
