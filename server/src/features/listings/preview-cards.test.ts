import { viewListing } from '@thikana/contract/listings';
import { approvePost, rejectPost } from '@thikana/contract/moderation';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { flatForRent, landForSale, photograph } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { openTestSite, useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite({ environment: { SITE_NAME: 'Homes & Land' } });
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);

const open = (url: string, headers: Record<string, string> = {}) => site.app.http.inject({ url, headers });
const see = (id: string, call = site.call) => call(viewListing, { params: { id }, query: { phone: 'omit' } });

const post = (fields: Record<string, string>) => makeListing(owner, { fields });
const approved = (fields: Record<string, string>, pictures: Buffer[] = []) =>
  makeListing(owner, { fields, pictures, approvedBy: admin });
const previewOf = async (id: string) => (await see(id)).preview ?? '';

it('is a JPEG of the preview size, over the cover', async () => {
  const id = await approved(flatForRent, [await photograph('#2040c0')]);
  // A finished cover changes the picture.
  await expect
    .poll(async () => (await see(id)).listingDetails.cover?.sources.length, { timeout: 20_000 })
    .toBe(2);
  const path = await previewOf(id);
  expect(path).toMatch(new RegExp(`^/listing-pictures/${id}/card-[0-9a-f]{12}\\.jpg$`));
  const answer = await open(path);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const card = sharp(answer.rawPayload);
  expect(await card.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(answer.rawPayload.length).toBeLessThan(300_000);
  const { dominant } = await sharp(
    await card.clone().extract({ left: 800, top: 20, width: 300, height: 100 }).toBuffer(),
  ).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r + 80);

  const { etag = '' } = answer.headers as { etag?: string };
  const again = await open(path, { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await open(path)).rawPayload).toEqual(answer.rawPayload);
});

it('has a new address when its content changes, and the old one redirects', async () => {
  const id = await approved(landForSale);
  const before = await previewOf(id);
  const drawn = (await open(before)).rawPayload;
  await site.services.db
    .updateTable('listings')
    .set({ total_price_rupees: 12_345_678 })
    .where('id', '=', id)
    .execute();
  const after = await previewOf(id);
  expect(after).not.toBe(before);
  const answer = await open(before);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, after]);
  expect((await open(after)).rawPayload).not.toEqual(drawn);
});

it('exists for public listings only', async () => {
  const id = await post(flatForRent);
  expect((await see(id, owner.call)).preview).toBeUndefined();
  await admin.call(approvePost, { query: { id } });
  const path = await previewOf(id);
  expect((await open(path)).statusCode).toBe(200);
  await admin.call(rejectPost, { query: { id } });
  const refused = await open(path);
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([404, 'no-store']);
});

it.each([
  '/listing-pictures/674000000000000000000000/card-000000000000.jpg',
  '/listing-pictures/%00/card-000000000000.jpg',
  '/listing-pictures/674000000000000000000000/card.jpg',
])('has no picture at %s', async (path) => {
  expect((await open(path)).statusCode).toBe(404);
});

it('is rate-limited', async () => {
  const limited = await openTestSite({ environment: { RATE_LIMITS: 'on' } });
  await limited.services.db
    .insertInto('rate_limits' as never)
    .values({ key: 'preview-card:120:600:127.0.0.1', points: 120, expire: Date.now() + 60_000 } as never)
    .execute();
  const [poster, approver] = await Promise.all([limited.person(), limited.person('admin')]);
  const id = await makeListing(poster, { fields: landForSale, approvedBy: approver });
  const { preview = '' } = await limited.call(viewListing, { params: { id } });
  const answer = await limited.app.http.inject({ url: preview });
  await limited.close();
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers.etag).toBeUndefined();
});
