import { listConversations } from '@thikana/contract/messages';
import {
  confirmMessage,
  viewUnconfirmedMessage,
  writeWithoutAccount,
} from '@thikana/contract/unconfirmed-messages';
import { newId } from '#server/lib/ids.ts';
import { confirmedPerson } from './confirmed-people.ts';
import { aKey, offerFlat } from './conversations.ts';
import { type Person, useTestSite } from './test-site.ts';

export const anEmail = () => `asha-${newId()}@example.com`;
export const inboxOf = async (person: Person) => (await person.call(listConversations, {})).conversations;

/** A site with a listing to write about, and the steps from a message to its confirmation. */
export async function useUnconfirmedMessages() {
  const site = await useTestSite();
  const owner = await confirmedPerson(site);
  const listingId = await offerFlat(site, owner);
  return {
    site,
    owner,
    listingId,
    write: (email: string, { text = 'Is this still available?', key = aKey() } = {}) =>
      site.call(writeWithoutAccount, { params: { id: listingId }, body: { email, text, key } }),
    tokenFor: async (email: string) =>
      new URL((await site.mailTo(email, 'Send your message')).link).pathname.split('/').at(-1) ?? '',
    view: (token: string) => site.call(viewUnconfirmedMessage, { params: { token } }),
    confirm: (token: string, call = site.call, body: { name?: string; keep?: boolean } = {}) =>
      call(confirmMessage, { params: { token }, body }),
  };
}
