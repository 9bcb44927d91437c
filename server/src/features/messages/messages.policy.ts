import type { conversationSides, listingStandings, silences } from '@thikana/contract/conversations';
import type { ErrorCode } from '@thikana/contract/error-table';
import type { HidingReason } from '@thikana/contract/vocabulary';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { ConversationRow } from '../../platform/database/tables/message-tables.ts';
import { isPublic } from '../listings/listings.feature.ts';

export type Side = (typeof conversationSides)[number];
export type Silence = (typeof silences)[number];
export type Standing = (typeof listingStandings)[number];

type Members = Pick<ConversationRow, 'owner_id' | 'seeker_id'>;

/** The member's role in a conversation; for everyone else it does not exist. */
export function sideOf(conversation: Members, userId: string): Side | undefined {
  if (conversation.owner_id === userId) return 'owner';
  return conversation.seeker_id === userId ? 'seeker' : undefined;
}

export function otherOf(conversation: Members, userId: string): string | null {
  return conversation.owner_id === userId ? conversation.seeker_id : conversation.owner_id;
}

/** The reason why this member cannot write. Their own block comes first, because they can lift it. */
export function silenceOf(state: {
  blockedByYou: boolean;
  blockedByOther: boolean;
  other: { banned_at: Date | null } | undefined;
}): Silence | undefined {
  if (!state.other) return 'other-deleted';
  if (state.blockedByYou) return 'blocked-by-you';
  if (state.blockedByOther) return 'blocked-by-other';
  return state.other.banned_at ? 'other-suspended' : undefined;
}

export const silenceErrors = {
  'blocked-by-you': 'blocked_by_you',
  'blocked-by-other': 'blocked_by_other',
  'other-suspended': 'other_suspended',
  'other-deleted': 'other_deleted',
} as const satisfies Record<Silence, ErrorCode>;

type ListingState = Pick<ListingRow, 'approval_status' | 'hidden_at'> & {
  hidden_reasons: readonly HidingReason[];
};

export function standingOf(listing: ListingState | undefined): Standing {
  if (!listing) return 'deleted';
  if (listing.hidden_reasons.includes('closed')) return 'closed';
  return isPublic(listing) ? 'public' : 'hidden';
}
