import { listAuditEntries } from '@thikana/contract/audit';
import { currentCity, setCity } from '@thikana/contract/city';
import {
  cancelSlot,
  claimPayment,
  confirmPayment,
  type FeaturedOffer,
  featureListing,
  listClaims,
  refusePayment,
} from '@thikana/contract/featured';
import { viewLatestListings, viewListing } from '@thikana/contract/listings';
import { approvePost, rejectPost } from '@thikana/contract/moderation';
import { viewPromotions } from '@thikana/contract/promotion';
import { listAllListings } from '@thikana/contract/search/search';
import { type Settings, saveSettings, viewSettings } from '@thikana/contract/settings';
import { beforeEach, expect, it } from 'vitest';
import { flatForRent, landForSale } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { dayMilliseconds } from '../../lib/durations.ts';
import { mailEndedPlaces } from './mail-ended-places.ts';

const free: FeaturedOffer = { area: 'any', days: 7, priceRupees: 0 };
const paid: FeaturedOffer = { area: 'any', days: 14, priceRupees: 300 };

const site = await useTestSite();
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
const ids: string[] = [];
for (const fields of [landForSale, ...Array.from({ length: 10 }, () => flatForRent)])
  ids.push(await makeListing(owner, { fields, approvedBy: admin }));
await save({
  featured: { offers: [free, paid], placesPerArea: 3 },
  upi: { id: 'homes@bank', payee: 'Homes' },
});
beforeEach(() =>
  site.services.db
    .deleteFrom('featured_slots')
    .execute()
    .then(() => site.app.onStale('*')),
);

async function save(changes: Partial<Settings>) {
  const { settings } = await admin.call(viewSettings, {});
  await admin.call(saveSettings, { body: { ...settings, ...changes } });
}
const idOf = (place: number) => ids[place] ?? '';
const feature = (place: number, body = free) =>
  owner.call(featureListing, { params: { id: idOf(place) }, body });
const page = (query: Record<string, string> = {}) => site.call(listAllListings, { query });
const firstOf = async (query: Record<string, string> = {}) => (await page(query)).listings[0];
const slotOf = async (place: number) =>
  (await owner.call(viewPromotions, {})).promotions.find(({ listing }) => listing._id === idOf(place))?.slot;

it('comes first in lists without a chosen sort order, if it matches the filter', async () => {
  const { slot } = await feature(0);
  expect(slot).toMatchObject({ status: 'running' });
  await expect.poll(() => firstOf(), { timeout: 2000 }).toMatchObject({ _id: idOf(0), isFeatured: true });
  const { recentPosts } = await site.call(viewLatestListings, {});
  expect([recentPosts.length, recentPosts[0]?._id]).toEqual([8, idOf(0)]);
  expect((await firstOf({ sort: 'newest' }))?._id).toBe(idOf(10));
  expect((await firstOf({ sort: 'price' }))?.isFeatured).toBeUndefined();
  expect((await firstOf({ propertyType: 'flat' }))?._id).toBe(idOf(10));
});

it('is on one page only, and no other listing is lost', async () => {
  for (const place of [0, 5, 6]) await feature(place);
  await expect.poll(async () => (await firstOf())?.isFeatured, { timeout: 2000 }).toBe(true);
  const pages = await Promise.all(['1', '2', '3'].map((number) => page({ page: number })));
  const shown = pages.flatMap(({ listings }) => listings);
  expect(shown.map(({ _id }) => _id).sort()).toEqual([...ids].sort());
  expect(shown.filter(({ isFeatured }) => isFeatured)).toHaveLength(2);
  expect(pages.map(({ total, totalPages }) => [total, totalPages])).toEqual(Array(3).fill([11, 2]));
});

it('ends at midnight in Siliguri, and returns to its usual position', async () => {
  const { slot } = await feature(0);
  const end = new Date(slot.endsAt ?? '');
  expect(end.toISOString()).toContain('T18:30:00.000Z');
  expect(end.getTime() - Date.now()).toBeGreaterThan(7 * dayMilliseconds);
  await site.services.db.updateTable('featured_slots').set({ ends_at: new Date() }).execute();
  site.app.onStale('*');
  expect((await firstOf())?._id).toBe(idOf(10));
  expect(await slotOf(0)).toBeUndefined();
});

it('is stated on the page of the listing while it lasts', async () => {
  const isStated = async () => {
    const { listingDetails } = await site.call(viewListing, { params: { id: idOf(0) }, query: {} });
    return listingDetails.isFeatured;
  };
  expect(await isStated()).toBeUndefined();
  await feature(0);
  expect(await isStated()).toBe(true);
  await site.services.db.updateTable('featured_slots').set({ ends_at: new Date() }).execute();
  expect(await isStated()).toBeUndefined();
});

it('ends at midnight in another city', async () => {
  const siliguri = currentCity();
  setCity({ ...siliguri, timeZone: 'Asia/Kathmandu' });
  const { slot } = await feature(0).finally(() => setCity(siliguri));
  expect(slot.endsAt).toContain('T18:15:00.000Z');
});

it('notifies its owner once of the end, unless the listing is not public any more', async () => {
  const endsAt = new Date((await feature(0)).slot.endsAt ?? '');
  await feature(5);
  await site.services.db
    .updateTable('listings')
    .set({ title: 'Plot by the tea garden' })
    .where('id', '=', idOf(0))
    .execute();
  const mailsAt = async (time: Date) => {
    await mailEndedPlaces({
      ...site.services,
      site: { name: 'Thikana', publicUrl: 'https://thikana.example' },
      now: () => time,
    });
    const { rows } = await site.services.pool.query(
      `select data->>'subject' as subject, data->>'text' as text from pgboss.job
       where name = 'send-mail' and data->>'subject' like 'The featured place has ended%'`,
    );
    return rows;
  };
  expect(await mailsAt(new Date(endsAt.getTime() - 1))).toEqual([]);
  await admin.call(rejectPost, { query: { id: idOf(5) } });
  for (const time of [endsAt, new Date(endsAt.getTime() + dayMilliseconds)])
    expect(await mailsAt(time)).toMatchObject([
      { subject: 'The featured place has ended: Plot by the tea garden' },
    ]);
  await admin.call(approvePost, { query: { id: idOf(5) } });
});

it('requires a public listing', async () => {
  await feature(0);
  await admin.call(rejectPost, { query: { id: idOf(0) } });
  await expect.poll(async () => (await firstOf())?._id, { timeout: 2000 }).toBe(idOf(10));
  await expect(feature(0)).rejects.toMatchObject({ code: 'listing_not_public' });
  await admin.call(approvePost, { query: { id: idOf(0) } });
});

it('is limited to one per listing, the offered terms, and the number per area', async () => {
  await feature(1);
  await expect(feature(1)).rejects.toMatchObject({ code: 'featured_already' });
  await expect(feature(2, { ...free, days: 30 })).rejects.toMatchObject({ code: 'offer_changed' });
  const answers = await Promise.allSettled([2, 3, 4, 5, 6].map((place) => feature(place)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const stranger = await site.person();
  const foreign = stranger.call(featureListing, { params: { id: idOf(7) }, body: free });
  await expect(foreign).rejects.toMatchObject({ code: 'listing_not_found' });
});

it('begins when an administrator confirms the payment, which is logged', async () => {
  const { slot } = await feature(1, paid);
  const link = /^upi:\/\/pay\?pa=homes%40bank&pn=Homes&am=300\.00&cu=INR&tn=Thikana%20/;
  expect(slot).toMatchObject({
    status: 'unpaid',
    payments: [{ kind: 'upi', payee: 'Homes', upiId: 'homes@bank', link: expect.stringMatching(link) }],
  });
  const params = { id: slot._id };
  await expect(admin.call(confirmPayment, { params })).rejects.toMatchObject({ code: 'slot_decided' });
  await owner.call(claimPayment, { params, body: { reference: '634512345678' } });
  const { claims, waiting } = await admin.call(listClaims, {});
  expect([waiting, claims[0]?.slot.reference, claims[0]?.owner._id]).toEqual([1, '634512345678', owner.id]);
  expect((await firstOf())?.isFeatured).toBeUndefined();
  await admin.call(confirmPayment, { params });
  await admin.call(confirmPayment, { params });
  await expect.poll(async () => (await firstOf())?._id, { timeout: 2000 }).toBe(idOf(1));
  const { entries } = await admin.call(listAuditEntries, { query: { action: 'payment.confirm' } });
  expect(entries.map(({ detail }) => detail)).toEqual(['₹300, 634512345678, 14 days']);
  expect((await site.mailTo(owner.email, 'Your listing is featured')).text).toContain('₹300, 634512345678');
});

it('needs its own payment, and can be requested again after a refusal', async () => {
  const first = await feature(1, paid);
  const second = await feature(2, paid);
  const claim = (id: string) =>
    owner.call(claimPayment, { params: { id }, body: { reference: 'abc123456789' } });
  await claim(first.slot._id);
  await expect(claim(second.slot._id)).rejects.toMatchObject({ code: 'reference_taken' });
  await admin.call(refusePayment, { params: { id: first.slot._id }, body: { reason: 'Nothing arrived' } });
  expect(await slotOf(1)).toMatchObject({ status: 'refused', refusal: 'Nothing arrived' });
  const mail = await site.mailTo(owner.email, 'Your payment was not found');
  expect(mail.text).toContain('Nothing arrived');
  await claim(second.slot._id);
  await feature(1, paid);
  expect((await slotOf(1))?.status).toBe('unpaid');
});

it('can be cancelled by its owner before payment', async () => {
  const { slot } = await feature(1, paid);
  const stranger = await site.person();
  const params = { id: slot._id };
  await expect(stranger.call(cancelSlot, { params })).rejects.toMatchObject({ code: 'slot_not_found' });
  await owner.call(cancelSlot, { params });
  expect(await slotOf(1)).toBeUndefined();
});

it('is not offered without a way to pay', async () => {
  await save({ upi: { id: '', payee: '' } });
  await expect.poll(async () => (await owner.call(viewPromotions, {})).promotions[0]?.offers).toEqual([free]);
  await expect(feature(1, paid)).rejects.toMatchObject({ code: 'offer_changed' });
});
