import { startConversation } from '@thikana/contract/messages';
import { postListing } from '@thikana/contract/own-listings';
import { newId } from '#server/lib/ids.ts';
import { confirmedPerson } from './confirmed-people.ts';
import { flatForRent, listingForm } from './listing-forms.ts';
import type { Person, TestSite } from './test-site.ts';

export const aKey = () => `key-${newId()}`;

/** Posts a flat that is public. */
export async function offerFlat(site: TestSite, owner: Person): Promise<string> {
  const { post } = await owner.call(postListing, { body: listingForm(flatForRent) });
  await show(site, post._id, 'approved');
  return post._id;
}

/** Starts a conversation about a listing, of a new seeker if none is given; returns its id. */
export async function writeAbout(site: TestSite, listingId: string, seeker?: Person): Promise<string> {
  const writer = seeker ?? (await confirmedPerson(site));
  const body = { listingId, key: aKey(), text: 'Is the flat still free?' };
  return (await writer.call(startConversation, { body })).conversation._id;
}

export interface OpenConversation {
  owner: Person;
  seeker: Person;
  listingId: string;
  id: string;
}

/** A seeker and an owner with a conversation about a flat; the seeker has sent one message. */
export async function openConversation(
  site: TestSite,
  text = 'Is the flat still free?',
): Promise<OpenConversation> {
  const [owner, seeker] = await Promise.all([confirmedPerson(site), confirmedPerson(site)]);
  const listingId = await offerFlat(site, owner);
  const { conversation } = await seeker.call(startConversation, { body: { listingId, key: aKey(), text } });
  return { owner, seeker, listingId, id: conversation._id };
}

/** A conversation about a pending listing, started while the listing was public. */
export async function openHiddenConversation(site: TestSite, listingId: string): Promise<string> {
  const seeker = await confirmedPerson(site);
  await show(site, listingId, 'approved');
  const { conversation } = await seeker.call(startConversation, {
    body: { listingId, key: aKey(), text: 'Is it still free?' },
  });
  await show(site, listingId, 'pending');
  return conversation._id;
}

async function show(site: TestSite, listingId: string, status: 'approved' | 'pending'): Promise<void> {
  await site.services.db
    .updateTable('listings')
    .set({ approval_status: status })
    .where('id', '=', listingId)
    .execute();
}

/** The form as the composer sends it. */
export function messageForm(
  fields: { key: string; text: string },
  pictures: readonly Uint8Array[] = [],
): FormData {
  return listingForm(fields, pictures);
}
