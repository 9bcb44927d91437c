import { forgotPassword } from '@thikana/contract/accounts';
import type { Brand } from '@thikana/contract/brand';
import { viewListing } from '@thikana/contract/listings';
import { saveSettings, viewSettings } from '@thikana/contract/settings';
import { viewSite } from '@thikana/contract/site';
import { expect, it } from 'vitest';
import { makeListing } from '../../../test/make-listing.ts';
import { openTestSite, useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
const [editor, admin, owner] = [await site.person('editor'), await site.person('admin'), await site.person()];

async function brand(changes: Partial<Brand>): Promise<void> {
  const { settings } = await editor.call(viewSettings, {});
  await editor.call(saveSettings, { body: { ...settings, brand: { ...settings.brand, ...changes } } });
}
const addressOfPreview = async (id: string) => (await site.call(viewListing, { params: { id } })).preview;

it('adds nothing to a site without one', async () => {
  const answer = await site.call(viewSite, {});
  expect(answer.name).toBe('Thikana');
  for (const key of ['accents', 'claim', 'about']) expect(answer).not.toHaveProperty(key);
});

it('names and colours the site, its previews and its emails', async () => {
  const id = await makeListing(owner, { approvedBy: admin });
  const before = await addressOfPreview(id);
  await brand({ name: 'Basera', colour: '#0000FF', claim: 'Homes by the river.', about: 'We live here.' });
  expect(await site.call(viewSite, {})).toMatchObject({
    name: 'Basera',
    claim: 'Homes by the river.',
    about: 'We live here.',
    accents: { light: { strong: '#0000ff' }, dark: { strong: '#8080ff' } },
  });
  expect(await addressOfPreview(id)).not.toBe(before);
  expect((await site.app.http.inject({ url: (await addressOfPreview(id)) ?? '' })).statusCode).toBe(200);

  await site.call(forgotPassword, { body: { email: owner.email } });
  const mail = await site.mailTo(owner.email, 'Basera');
  expect(mail.from).toBe('Basera');
  expect(mail.html).toContain('background:#0000ff');
  expect(mail.html).not.toContain('#1d5b43');

  await brand({ name: '', colour: '', claim: '', about: '' });
  expect(await addressOfPreview(id)).toBe(before);
});

it('reaches another process within a second, jobs included', async () => {
  const other = await openTestSite({ beside: site });
  await brand({ name: 'Basera' });
  await expect.poll(async () => (await other.call(viewSite, {})).name, { timeout: 1000 }).toBe('Basera');
  const person = await other.person();
  await other.call(forgotPassword, { body: { email: person.email } });
  expect((await other.mailTo(person.email)).subject).toContain('Basera');
  await brand({ name: '' });
  await other.close();
});

it('reaches the feeds within a second', async () => {
  const feed = async () => (await site.app.http.inject({ url: '/feeds/rentals.xml' })).body;
  expect(await feed()).toContain('Thikana');
  await brand({ name: 'Basera' });
  await expect.poll(feed, { timeout: 1000 }).toContain('<author><name>Basera</name>');
  await brand({ name: '' });
});
