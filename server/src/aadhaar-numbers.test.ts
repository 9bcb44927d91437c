import { fileComplaint } from '@thikana/contract/complaints';
import { contactOperator } from '@thikana/contract/site';
import { writeWithoutAccount } from '@thikana/contract/unconfirmed-messages';
import { expect, it } from 'vitest';
import { aKey } from '../test/conversations.ts';
import { flatForRent } from '../test/listing-forms.ts';
import { makeListing } from '../test/make-listing.ts';
import { useTestSite } from '../test/test-site.ts';

const site = await useTestSite();
const owner = await site.person();
const listingId = await makeListing(owner, { fields: flatForRent });

/** A number of nobody with a right checksum. */
const number = '2345 6789 0124';
const text = `My Aadhaar number is ${number}, please call.`;
const email = 'bina@example.org';

it.each<[string, string, () => Promise<unknown>]>([
  ['the title of a listing', 'title', () => makeListing(owner, { fields: { ...flatForRent, title: text } })],
  [
    'the description of a listing',
    'description',
    () => makeListing(owner, { fields: { ...flatForRent, description: text } }),
  ],
  [
    'a message without an account',
    'text',
    () => site.call(writeWithoutAccount, { params: { id: listingId }, body: { text, email, key: aKey() } }),
  ],
  [
    'a message to the operator',
    'message',
    () => site.call(contactOperator, { body: { name: 'Bina Rai', email, message: text } }),
  ],
])('is refused in %s', async (_name, field, send) => {
  await expect(send()).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { [field]: 'This contains an Aadhaar number, which must not be published. Please remove it.' },
  });
});

it('is masked before a complaint is stored', async () => {
  await site.call(fileComplaint, { body: { kind: 'privacy', text, email, key: aKey() } });
  const { rows } = await site.services.pool.query('select text from complaint_stages');
  expect(rows).toEqual([{ text: 'My Aadhaar number is XXXX XXXX 0124, please call.' }]);
});
