import { AppError } from '@thikana/contract/errors';
import type { UnconfirmedMessage } from '@thikana/contract/unconfirmed-messages';
import { listingRows, titleInLanguage } from '../listings/listings.feature.ts';
import { findSender } from './find-sender.ts';
import { readMessageLink } from './message-links.ts';
import type { UnconfirmedMessagesDependencies } from './unconfirmed-messages.dependencies.ts';
import { unconfirmedMessagesRepository } from './unconfirmed-messages.repository.ts';

export async function viewUnconfirmedMessage(
  { db, links, now }: Pick<UnconfirmedMessagesDependencies, 'db' | 'links' | 'now'>,
  token: string,
): Promise<UnconfirmedMessage> {
  const message = await unconfirmedMessagesRepository(db).find(readMessageLink({ links, now }, token));
  const listing = message && (await listingRows(db).find(message.listing_id));
  if (!message || !listing) throw new AppError('message_link_invalid');
  const { kind } = await findSender(db, message.email);
  const { id, intent } = listing;
  return {
    listing: { _id: id, title: titleInLanguage(listing), intent },
    ...{ text: message.text, email: message.email, sender: kind },
  };
}
