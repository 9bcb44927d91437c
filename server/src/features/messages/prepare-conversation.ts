import type { Output } from '@thikana/contract/endpoint';
import type { prepareConversation as prepareConversationEndpoint } from '@thikana/contract/messages';
import { enquiriesOfListing } from '../enquiries/enquiries.feature.ts';
import { listingRows, presentListing } from '../listings/listings.feature.ts';
import { conversationsRepository } from './conversations.repository.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { standingOf } from './messages.policy.ts';
import { presentPerson } from './messages.presenter.ts';
import { countStartedToday, getOffered } from './start-conversation.ts';

/** The conversation that a first message about a listing will start. */
export async function prepareConversation(
  { db, settings, now }: MessagesDependencies,
  seekerId: string,
  listingId: string,
): Promise<Output<typeof prepareConversationEndpoint>> {
  const conversations = conversationsRepository(db);
  const conversationId = await conversations.findIdAbout(listingId, seekerId);
  // An existing conversation continues, whatever the status of the listing.
  const known = conversationId ? await listingRows(db).find(listingId) : undefined;
  const listing = known ?? (await getOffered(db, listingId, seekerId));
  const { conversationsADay } = await settings.get();
  const started = await countStartedToday(db, seekerId, now());
  const people = await conversations.listParticipants([seekerId, listing.owner_id]);
  const owner = people.find(({ id }) => id === listing.owner_id);
  const { title, secondTitle, intent, propertyCategory, cover } = presentListing(listing);
  return {
    conversationId,
    listing: {
      ...{ _id: listingId, title, secondTitle, intent, propertyCategory },
      ...{ standing: standingOf(listing), cover },
    },
    other: presentPerson(owner ?? { name: null, picture_id: null }),
    enquiries: (await enquiriesOfListing(db, listing)).enquiries,
    startsLeft: Math.max(0, conversationsADay - started),
    isVerified: people.find(({ id }) => id === seekerId)?.is_verified ?? false,
  };
}
