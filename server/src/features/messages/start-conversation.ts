import { cityDay, startOfCityDay } from '@thikana/contract/city-time';
import { AppError } from '@thikana/contract/errors';
import type { Introduction } from '@thikana/contract/introduction';
import { sql, type Transaction } from 'kysely';
import { newId } from '../../lib/ids.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { openEnquiry, takeSeekerNumber } from '../enquiries/enquiries.feature.ts';
import { listingRows } from '../listings/listings.feature.ts';
import { appendMessage } from './append-message.ts';
import { conversationsRepository } from './conversations.repository.ts';
import { lockConversation, requireMayWrite } from './lock-conversation.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { standingOf } from './messages.policy.ts';
import { messagesRepository } from './messages.repository.ts';
import { pushMessage } from './push-message.ts';

export interface FirstMessage {
  listingId: string;
  key: string;
  text: string;
  introduction?: Introduction | undefined;
}

interface StartedConversation {
  conversationId: string;
  number: number;
}

/** Writes to the owner of a listing, in the existing conversation or in a new one. */
export function startConversation(
  dependencies: MessagesDependencies,
  seekerId: string,
  message: FirstMessage,
): Promise<StartedConversation> {
  return dependencies.db
    .transaction()
    .execute((transaction) => startConversationWithin(transaction, dependencies, seekerId, message));
}

/** The same in a larger transaction. */
export async function startConversationWithin(
  transaction: Transaction<Tables>,
  dependencies: MessagesDependencies,
  seekerId: string,
  { listingId, introduction, ...message }: FirstMessage,
): Promise<StartedConversation> {
  const { pictures, settings, views, now } = dependencies;
  const { conversationsADay } = await settings.get();
  const at = now();
  await lockStarts(transaction, seekerId);
  const existing = await conversationsRepository(transaction).findIdAbout(listingId, seekerId);
  const conversationId =
    existing ??
    (await open(transaction, { listingId, seekerId, introduction, allowance: conversationsADay, at }));
  const locked = await lockConversation(transaction, conversationId, seekerId);
  const earlier = await messagesRepository(transaction).findNumberByKey(
    conversationId,
    seekerId,
    message.key,
  );
  if (earlier !== undefined) return { conversationId, number: earlier };
  await requireMayWrite(transaction, locked);
  const number = await appendMessage(transaction, locked, message, { keepPictures: pictures.keep, at });
  await pushMessage(transaction, dependencies, locked);
  views.add(listingId, 'message');
  return { conversationId, number };
}

async function open(
  transaction: Transaction<Tables>,
  {
    listingId,
    seekerId,
    introduction,
    allowance,
    at,
  }: Omit<FirstMessage, 'key' | 'text'> & { seekerId: string; allowance: number; at: Date },
): Promise<string> {
  const listing = await getOffered(transaction, listingId, seekerId);
  const conversations = conversationsRepository(transaction);
  const participants = await conversations.lockParticipants([seekerId, listing.owner_id]);
  if (!participants.get(seekerId)?.is_verified) throw new AppError('email_not_verified');
  if ((await countStartedToday(transaction, seekerId, at)) >= allowance)
    throw new AppError('too_many_conversations');
  const seekerNumber = await takeSeekerNumber(transaction, listingId);
  const id = newId(at);
  await conversations.insert({
    id,
    listing_id: listingId,
    listing_title: listing.title,
    listing_intent: listing.intent,
    listing_category: listing.category,
    owner_id: listing.owner_id,
    seeker_id: seekerId,
    seeker_number: seekerNumber,
    created_at: at,
  });
  await openEnquiry(transaction, id, { listingId, ownerId: listing.owner_id, seekerId, introduction, at });
  return id;
}

/** A listing whose owner this person, or a visitor without an account, may write to. */
export async function getOffered(
  db: Parameters<typeof listingRows>[0],
  listingId: string,
  seekerId?: string,
) {
  const listing = await listingRows(db).find(listingId);
  if (listing && listing.owner_id === seekerId) throw new AppError('own_listing');
  if (!listing || standingOf(listing) !== 'public') throw new AppError('listing_not_found');
  return listing;
}

/** Today in the city. */
export function countStartedToday(
  db: Parameters<typeof conversationsRepository>[0],
  seekerId: string,
  at: Date,
): Promise<number> {
  return conversationsRepository(db).countStartedSince(seekerId, startOfCityDay(cityDay(at)));
}

/** Serialises the conversations that one person starts, to enforce the allowance and one conversation per listing. */
async function lockStarts(transaction: Transaction<Tables>, seekerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`conversations of ${seekerId}`}))`.execute(transaction);
}
