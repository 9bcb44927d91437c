import { blockPerson, sendMessage, viewConversation } from '@thikana/contract/messages';
import { deleteOwnAccount, prepareOwnData } from '@thikana/contract/own-data';
import { acceptVisit, proposeVisit } from '@thikana/contract/visits';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { aKey, messageForm, type OpenConversation, openConversation } from '../../../test/conversations.ts';
import { flatForRent, photograph } from '../../../test/listing-forms.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();

describe('conversations', () => {
  async function agreeOnVisit({ id, owner: host, seeker }: OpenConversation): Promise<void> {
    const time = new Date(Date.now() + 48 * 3_600_000).toISOString();
    const proposal = { params: { id }, body: { key: aKey(), times: [time] } };
    const { conversation } = await seeker.call(proposeVisit, proposal);
    const visitId = conversation.visit?._id ?? '';
    await host.call(acceptVisit, { params: { id, visitId }, body: { time } });
  }
  const write = (
    person: Person,
    { id }: OpenConversation,
    text: string,
    pictures: readonly Uint8Array[] = [],
  ) => person.call(sendMessage, { params: { id }, body: messageForm({ key: aKey(), text }, pictures) });

  it('are exported with the person’s own messages and pictures, without the other’s', async () => {
    const opened = await openConversation(site, 'Will orchids do well there?');
    await write(opened.owner, opened, 'It is, look', [await photograph('#225577')]);
    await agreeOnVisit(opened);
    const { url } = await opened.owner.call(prepareOwnData, {});
    const files = unzipSync((await site.app.http.inject(url)).rawPayload);
    const text = Buffer.from(files['my-data.json'] ?? []).toString();
    const { conversations, visits, messages } = JSON.parse(text);

    expect(conversations).toMatchObject([
      { id: opened.id, side: 'owner', listing_title: flatForRent.title, listing_id: opened.listingId },
    ]);
    expect(visits).toMatchObject([{ conversation_id: opened.id, status: 'accepted' }]);
    expect(messages).toMatchObject([
      { conversation_id: opened.id, number: 2, text: 'It is, look' },
      { number: 4, visit_action: 'accepted' },
    ]);
    expect(messages[0].pictures).toHaveLength(1);
    expect(Object.keys(files)).toContain(messages[0].pictures[0]);
    expect(text).not.toContain('orchids');
    expect(text).not.toContain(opened.seeker.id);
  });

  it('lose the messages and visits of a deleted account; the other member keeps their own', async () => {
    const opened = await openConversation(site, 'May I come and see it?');
    const { sent } = await write(opened.owner, opened, 'Of course', [await photograph('#aa5577')]);
    await agreeOnVisit(opened);
    await opened.owner.call(blockPerson, { params: { id: opened.id } });
    const { email, password } = opened.owner;
    await opened.owner.call(deleteOwnAccount, { body: { password, confirm: email } });

    const left = await opened.seeker.call(viewConversation, { params: { id: opened.id } });
    expect(left.messages.map(({ text, visit }) => text || visit?.action)).toEqual([
      'May I come and see it?',
      'proposed',
    ]);
    expect(left.conversation).toMatchObject({ silence: 'other-deleted', unread: 0 });
    expect(left.conversation.visit?.status).toBe('cancelled');
    expect((await site.mailTo(opened.seeker.email, 'Visit cancelled')).calendar).toContain('CANCELLED');
    const picture = sent.pictures[0]?.url ?? '';
    const statusOfPicture = async () => (await site.app.http.inject(picture)).statusCode;
    await expect.poll(statusOfPicture, { timeout: 20_000 }).toBe(404);
    const blocks = await site.services.db
      .selectFrom('blocks')
      .where('blocked_id', '=', opened.seeker.id)
      .execute();
    expect(blocks).toEqual([]);
  });
});
