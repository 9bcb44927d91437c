import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import { newId } from '../../lib/ids.ts';
import { newMember } from '../../lib/new-member.ts';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { accountsRepository, keepLanguage } from '../accounts/accounts.feature.ts';
import { markListingsOfStale } from '../listings/listings.feature.ts';
import { findSender } from './find-sender.ts';
import { readMessageLink } from './message-links.ts';
import type { UnconfirmedMessagesDependencies } from './unconfirmed-messages.dependencies.ts';
import { unconfirmedMessagesRepository } from './unconfirmed-messages.repository.ts';

interface Confirmation {
  token: string;
  /** For a new account. */
  name?: string | undefined;
  /** The account of the caller's session. */
  userId?: string | undefined;
}

interface Sent {
  conversationId: string;
  listing: { id: string };
  sender: UserRow;
  /** Whether the link is the only way to log in to this account. */
  isLoggedInByLink: boolean;
}

/** Confirms an email address and sends the message, once. Account, message and conversation commit together. */
export function confirmMessage(
  { db, links, conversations, now }: UnconfirmedMessagesDependencies,
  { token, name, userId }: Confirmation,
): Promise<Sent> {
  const id = readMessageLink({ links, now }, token);
  return db.transaction().execute(async (transaction) => {
    const message = await unconfirmedMessagesRepository(transaction).take(id);
    if (!message) throw new AppError('message_link_invalid');
    const { kind, user } = await findSender(transaction, message.email);
    if (kind === 'account' && user?.id !== userId) throw new AppError('message_of_account');
    const sender = await (user
      ? confirmed(transaction, await keepLanguage(transaction, user))
      : open(transaction, { email: message.email, name, at: now() }));
    const { listing_id: listingId, key, text, introduction } = message;
    const { conversationId } = await conversations.startConversation(transaction, sender.id, {
      listingId,
      key,
      text,
      introduction: introduction ?? undefined,
    });
    return { conversationId, listing: { id: listingId }, sender, isLoggedInByLink: kind !== 'account' };
  });
}

/** The link was sent to the address of the account. */
async function confirmed(transaction: Transaction<Tables>, user: UserRow): Promise<UserRow> {
  if (user.is_verified) return user;
  await markListingsOfStale(transaction, user.id);
  return accountsRepository(transaction).setVerified(user.id);
}

/** The owner sees the name, so it is never made of the email address. */
function open(
  transaction: Transaction<Tables>,
  { email, name, at }: { email: string; name: string | undefined; at: Date },
): Promise<UserRow> {
  return accountsRepository(transaction).insert({
    id: newId(at),
    name: name ?? newMember(),
    email,
    phone: null,
    passwordHash: null,
    isVerified: true,
  });
}
