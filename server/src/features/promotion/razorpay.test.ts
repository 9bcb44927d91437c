import { listAuditEntries } from '@thikana/contract/audit';
import { beginCheckout, cancelSlot, featureListing, listClaims } from '@thikana/contract/featured';
import { approvePost, rejectPost } from '@thikana/contract/moderation';
import { viewPromotions } from '@thikana/contract/promotion';
import { saveSettings, viewSettings } from '@thikana/contract/settings';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { makeListing } from '../../../test/make-listing.ts';
import { startRazorpay } from '../../../test/start-razorpay.ts';
import { startTogether } from '../../../test/start-together.ts';
import { openTestSite, useTestSite } from '../../../test/test-site.ts';

const account = { keyId: 'rzp_test_key', keySecret: 'a key secret', webhookSecret: 'a webhook secret' };
const paid = { area: 'any', days: 14, priceRupees: 1500 } as const;

const provider = await startRazorpay(account);
afterAll(() => provider.stop());
const site = await useTestSite({
  environment: { PUBLIC_URL: 'https://homes.example' },
  razorpay: { ...account, url: provider.url },
});
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
const id = await makeListing(owner, { approvedBy: admin });
const { settings } = await admin.call(viewSettings, {});
const featured = { offers: [paid], placesPerArea: 3 };
await admin.call(saveSettings, { body: { ...settings, featured } });
beforeEach(() => site.services.db.deleteFrom('featured_slots').execute());

const slot = async () => (await owner.call(viewPromotions, {})).promotions[0]?.slot;
async function ask() {
  const params = { id: (await owner.call(featureListing, { params: { id }, body: paid })).slot._id };
  const { fields } = await owner.call(beginCheckout, { params });
  return { params, orderId: fields.order_id ?? '' };
}
async function tell({ body, signature }: { body: string; signature: string }) {
  const answer = await site.app.http.inject({
    method: 'POST',
    url: '/payments/razorpay/webhook',
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature },
    payload: body,
  });
  return answer.statusCode;
}
const comeBack = (payload: string) =>
  site.app.http.inject({
    method: 'POST',
    url: '/payments/razorpay/return',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

it('redirects the owner to the payment page, with one order per request', async () => {
  const { slot: asked } = await owner.call(featureListing, { params: { id }, body: paid });
  expect(asked.payments).toEqual([{ kind: 'online', provider: 'Razorpay' }]);
  const params = { id: asked._id };
  const checkout = await owner.call(beginCheckout, { params });
  expect(checkout.action).toBe(`${provider.url}/v1/checkout/embedded`);
  expect(checkout.fields).toMatchObject({
    key_id: account.keyId,
    callback_url: 'https://homes.example/payments/razorpay/return',
  });
  expect(provider.orders.get(checkout.fields.order_id ?? '')).toMatchObject({
    amount: 150_000,
    currency: 'INR',
    receipt: asked._id,
  });
  expect((await owner.call(beginCheckout, { params })).fields.order_id).toBe(checkout.fields.order_id);
  const stranger = await site.person();
  await expect(stranger.call(beginCheckout, { params })).rejects.toMatchObject({ code: 'slot_not_found' });
});

it('has one order when the payment page is opened twice at once', async () => {
  const { slot: asked } = await owner.call(featureListing, { params: { id }, body: paid });
  const params = { id: asked._id };
  const open = () => owner.call(beginCheckout, { params });
  const opened = await startTogether(site.services.db, 'payment_orders', () => [open(), open(), open()]);
  expect(new Set(opened.map(({ fields }) => fields.order_id)).size).toBe(1);
  expect((await open()).fields.order_id).toBe(opened[0]?.fields.order_id);
});

it('begins the place once when the provider confirms the payment', async () => {
  const { orderId } = await ask();
  const { webhook, returned, paymentId } = provider.pay(orderId);
  expect(await Promise.all([tell(webhook), tell(webhook), tell(webhook)])).toEqual([200, 200, 200]);
  const running = await slot();
  expect(running).toMatchObject({ status: 'running', reference: paymentId, days: 14 });
  const mail = await site.mailTo(owner.email, 'Your listing is featured');
  expect(mail.text).toContain(`₹1,500, ${paymentId}`);
  expect((await comeBack(returned)).headers.location).toBe('/dashboard/promote');
  expect(await slot()).toEqual(running);
  const { entries } = await admin.call(listAuditEntries, { query: { action: 'payment.receive' } });
  expect(entries.filter(({ detail }) => detail?.includes(paymentId))).toMatchObject([
    { admin: null, detail: `₹1,500, ${paymentId}, 14 days`, subject: { _id: id } },
  ]);
  // An old event that is repeated after the place has ended starts no new one.
  await site.services.db.deleteFrom('featured_slots').execute();
  expect(await tell(webhook)).toBe(200);
  expect(await slot()).toBeUndefined();
});

it('begins it if the browser returns first', async () => {
  const { orderId } = await ask();
  const { returned, paymentId } = provider.pay(orderId);
  expect((await comeBack(returned)).statusCode).toBe(303);
  expect(await slot()).toMatchObject({ status: 'running', reference: paymentId });
});

it('rejects events with a wrong signature or changed content', async () => {
  const { orderId } = await ask();
  const { webhook, returned } = provider.pay(orderId);
  expect(await tell({ ...webhook, signature: '' })).toBe(401);
  expect(await tell({ ...webhook, signature: 'ff'.repeat(32) })).toBe(401);
  expect(await tell({ ...webhook, body: webhook.body.replace('captured', 'Captured') })).toBe(401);
  await comeBack(returned.replace(/signature=..../, 'signature=0000'));
  await comeBack('');
  expect(await slot()).toMatchObject({ status: 'unpaid' });
});

it('ignores events other than complete payments', async () => {
  const { orderId } = await ask();
  expect(await tell(provider.pay(orderId, { event: 'payment.failed' }).webhook)).toBe(200);
  expect(await tell(provider.pay(orderId, { amount: 100 }).webhook)).toBe(200);
  expect(await tell(provider.pay('order_unknown').webhook)).toBe(200);
  expect(await slot()).toMatchObject({ status: 'unpaid' });
});

it('holds a payment for a hidden listing until an administrator decides', async () => {
  const { orderId } = await ask();
  await admin.call(rejectPost, { query: { id } });
  const { webhook, paymentId } = provider.pay(orderId);
  await tell(webhook);
  const { claims } = await admin.call(listClaims, {});
  expect(claims.map((claim) => claim.slot.reference)).toEqual([paymentId]);
  await admin.call(approvePost, { query: { id } });
});

it('begins a place that was paid after it was cancelled, even with a newer request', async () => {
  for (const again of [false, true]) {
    const { params, orderId } = await ask();
    await owner.call(cancelSlot, { params });
    if (again) await owner.call(featureListing, { params: { id }, body: paid });
    const { webhook, paymentId } = provider.pay(orderId);
    expect(await tell(webhook)).toBe(200);
    expect(await slot()).toMatchObject({ status: 'running', reference: paymentId });
    await site.services.db.deleteFrom('featured_slots').execute();
  }
});

it('reports that payments are unavailable while the provider is away', async () => {
  const { slot: asked } = await owner.call(featureListing, { params: { id }, body: paid });
  provider.goAway(true);
  const checkout = owner.call(beginCheckout, { params: { id: asked._id } });
  await expect(checkout).rejects.toMatchObject({ code: 'payment_unavailable' });
  provider.goAway(false);
});

it('does not exist without keys', async () => {
  const without = await openTestSite();
  const answer = await without.app.http.inject({ method: 'POST', url: '/payments/razorpay/webhook' });
  expect(answer.statusCode).toBe(404);
  await without.close();
});
