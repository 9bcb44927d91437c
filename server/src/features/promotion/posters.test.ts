import { siteLanguages } from '@thikana/contract/language';
import { approvePost, rejectPost } from '@thikana/contract/moderation';
import { preparePoster } from '@thikana/contract/poster';
import { expect, it } from 'vitest';
import { flatForRent } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { useTestSite } from '../../../test/test-site.ts';

let time = new Date();

const site = await useTestSite({ now: () => time });
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
const fields = { ...flatForRent, title: 'মাটিগাড়ায় दो कमरे, south-facing' };
const id = await makeListing(owner, { fields, approvedBy: admin });

const prepare = (language: (typeof siteLanguages)[number] = 'bn') =>
  owner.call(preparePoster, { params: { id }, body: { language } });
const fetchPoster = (url: string) => site.app.http.inject({ url });

it.each(siteLanguages)('is one A4 sheet as a PDF, in %s', async (language) => {
  const { url } = await prepare(language);
  const answer = await fetchPoster(url);
  expect(answer.headers['content-type']).toBe('application/pdf');
  const pdf = answer.rawPayload.toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(1);
  expect(pdf).toContain('/MediaBox [0 0 595.28 841.89]');
  expect(pdf).toContain(`/Lang (${language})`);
});

it('has the owner’s phone number, unless the owner takes messages only', async () => {
  const db = site.services.db;
  const sheet = async () => (await fetchPoster((await prepare()).url)).rawPayload.length;
  const withNumber = await sheet();
  await db.updateTable('listings').set({ messages_only: true }).where('id', '=', id).execute();
  const kept = await sheet();
  await db.updateTable('listings').set({ messages_only: false }).where('id', '=', id).execute();
  await db.updateTable('users').set({ phone: null }).where('id', '=', owner.id).execute();
  expect(await sheet()).toBe(kept);
  expect(kept).toBeLessThan(withNumber);
});

it('is available right after posting', async () => {
  const pending = await makeListing(owner, { fields });
  const { url } = await owner.call(preparePoster, { params: { id: pending }, body: { language: 'en' } });
  expect((await fetchPoster(url)).statusCode).toBe(200);
});

it('is available for public listings, at a signed address that expires', async () => {
  const { url, until } = await prepare();
  expect((await fetchPoster(`${url.slice(0, -4)}AAAA`)).statusCode).toBe(404);
  await admin.call(rejectPost, { query: { id } });
  expect((await fetchPoster(url)).statusCode).toBe(404);
  await expect(prepare()).rejects.toMatchObject({ code: 'listing_not_public' });
  await admin.call(approvePost, { query: { id } });
  expect((await fetchPoster(url)).statusCode).toBe(200);
  time = new Date(Date.parse(until) + 1);
  expect((await fetchPoster(url)).statusCode).toBe(404);
});
