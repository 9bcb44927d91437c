import type { EnquiryAnswer } from '@thikana/contract/conversations';
import type { Listing } from '@thikana/contract/listings';
import type { Kysely, Transaction } from 'kysely';
import type { SignedLinks } from '../../lib/signed-links.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';

/** An answer of an owner in a conversation. */
export interface OwnersAnswer {
  conversationId: string;
  ownerId: string;
  key: string;
  answer: EnquiryAnswer;
}

/** What conversations do for enquiries. */
export interface AnsweredConversations {
  /** Writes the answer in the conversation and returns the number of the message. */
  sendAnswer(answer: OwnersAnswer): Promise<number>;
  proposeVisit(
    userId: string,
    proposal: { conversationId: string; key: string; times: readonly string[] },
  ): Promise<number>;
  /** Shows both members that their conversation changed. */
  touch(transaction: Transaction<Tables>, conversationId: string, userIds: readonly string[]): Promise<void>;
}

/** The dependencies of the sweep. */
export interface SweepDependencies {
  db: Kysely<Tables>;
  conversations: Pick<AnsweredConversations, 'touch'>;
  mail: MailQueue;
  links: SignedLinks;
  site: { name: string; publicUrl: string };
  /** The address where the owner of a listing confirms that it is available. */
  availabilityLink: (listingId: string) => string;
  /** Public listings that are like this one. */
  listSimilar: (
    transaction: Transaction<Tables>,
    listingId: string,
  ) => Promise<Pick<Listing, '_id' | 'title' | 'secondTitle' | 'intent' | 'location'>[]>;
  now: () => Date;
}

/** The dependencies of enquiries. */
export interface EnquiriesDependencies extends SweepDependencies {
  conversations: AnsweredConversations;
}
