import { expiry } from '@thikana/contract/expiry';
import type { Kysely } from 'kysely';
import { pageUrl } from '../../lib/addresses.ts';
import { dayMilliseconds } from '../../lib/durations.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { SweepDependencies } from './enquiries.dependencies.ts';

const purpose = 'answer-enquiry';

/** The address where the owner answers one enquiry without logging in, until it expires or the password changes. */
export function signAnswerLink(
  { links, site, now }: Pick<SweepDependencies, 'links' | 'site' | 'now'>,
  { conversationId, owner }: { conversationId: string; owner: { id: string; session_version: number } },
): string {
  const expiresAt = new Date(now().getTime() + expiry.conversationLinkDays * dayMilliseconds);
  const token = links.sign(purpose, `${conversationId} ${owner.id} ${owner.session_version}`, expiresAt);
  return pageUrl(site.publicUrl, `/answer-enquiry/${token}`);
}

/** The enquiry and the owner of a mailed link; undefined if the link no longer works. */
export async function readAnswerLink(
  { db, links, now }: { db: Kysely<Tables> } & Pick<SweepDependencies, 'links' | 'now'>,
  token: string,
) {
  const [conversationId = '', ownerId = '', version] = links.read(purpose, token, now())?.split(' ') ?? [];
  return db
    .selectFrom('conversations')
    .innerJoin('users', 'users.id', 'conversations.owner_id')
    .innerJoin('enquiries', 'enquiries.conversation_id', 'conversations.id')
    .select(['conversations.id', 'users.id as owner_id', 'conversations.listing_id'])
    .select(['listing_title', 'listing_intent', 'seeker_number', 'outcome'])
    .where('conversations.id', '=', conversationId)
    .where('users.id', '=', ownerId)
    .where('users.banned_at', 'is', null)
    .where('users.session_version', '=', Number(version ?? -1))
    .executeTakeFirst();
}
