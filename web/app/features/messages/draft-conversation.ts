import type { Call } from '@thikana/contract/client';
import type { Output } from '@thikana/contract/endpoint';
import { viewListing } from '@thikana/contract/listings';
import type { prepareConversation } from '@thikana/contract/messages';
import { getSession } from '#web/lib/session/session.ts';

/**
 * What a first message needs to be written without a connection, from what the service worker has kept of the listing. The
 * server checks the rest when the message is sent, and adds it to the conversation if there is one.
 */
export async function draftConversation(
  call: Call,
  listingId: string,
): Promise<Output<typeof prepareConversation>> {
  const { listingDetails, listingUser } = await call(viewListing, {
    params: { id: listingId },
    query: { phone: 'omit' },
  });
  const { _id, title, secondTitle, intent, propertyCategory, cover } = listingDetails;
  return {
    listing: { _id, title, secondTitle, intent, propertyCategory, cover, standing: 'public' },
    other: { name: listingUser?.name, avatar: listingUser?.avatar },
    startsLeft: 1,
    isVerified: getSession()?.user.isVerified ?? false,
  };
}
