import { screen } from '@testing-library/react';
import {
  beginCheckout,
  claimPayment,
  type FeaturedOffer,
  type FeaturedSlot,
  featureListing,
  type PaymentWay,
} from '@thikana/contract/featured';
import { preparePoster } from '@thikana/contract/poster';
import { bumpListing, type PromotedListing, viewPromotions } from '@thikana/contract/promotion';
import { viewStatistics } from '@thikana/contract/statistics';
import { beforeAll, expect, it, vi } from 'vitest';
import { fillIn, press } from '../../../test/fields.ts';
import { aListed } from '../../../test/listings.ts';
import { signIn } from '../../../test/people.ts';
import { show, toasts } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import * as route from './promote.tsx';

const views = { view: 12, phone: 3, message: 2, shortlist: 1 };

// The screen imports them when it shows them. `findBy…` advances the clock to its timeout faster than an import loads.
beforeAll(async () => {
  await import('#web/components/ui/qr-code.tsx');
  await import('#web/features/promotion/views-charts.tsx');
});

async function open(...answers: Omit<PromotedListing, 'views'>[][]) {
  signIn();
  const api = stubApi();
  api.on(viewPromotions, () => {
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
    return { json: { bumpAfterDays: 7, promotions: answer.map((promotion) => ({ ...promotion, views })) } };
  });
  const path = '/dashboard/promote';
  await show([{ path, Component: route.default, loader: route.clientLoader }], path);
  return api;
}

it('moves a listing to the top once, and shows when that is possible again', async () => {
  const listing = aListed();
  const offers: PromotedListing['offers'] = [];
  const bumped = { bumpedAt: '2026-11-21T06:30:00.000Z', bumpableFrom: '2026-11-28T06:30:00.000Z' };
  const api = await open([{ listing, offers }], [{ listing, offers, ...bumped }]);
  api.on(bumpListing, {
    json: { message: 'It is up again.', promotion: { listing, offers, views, ...bumped } },
  });
  await press('Move to the top');
  expect(toasts('success')).toEqual(['It is up again.']);
  expect(
    screen.getByText('Moved to the top on 21 November 2026. You can do this again from 28 November 2026.'),
  ).toBeTruthy();
  await press('Move to the top');
  expect(api.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('shows why a listing was not moved to the top', async () => {
  const api = await open([{ listing: aListed(), offers: [] }]);
  api.on(bumpListing, { status: 409, json: { code: 'bumped_lately', message: 'Please wait.' } });
  await press('Move to the top');
  expect(screen.getByText('Please wait.')).toBeTruthy();
});

it('shows what to do if no listing is approved', async () => {
  await open([]);
  expect(screen.getByText('None of your listings can be promoted yet')).toBeTruthy();
});

const slot = { _id: '6740000000000000000000f1', days: 14, priceRupees: 300, payments: [] };

it('books a free place at once, and shows until when it runs', async () => {
  const listing = aListed();
  const free: FeaturedOffer = { area: 'any', days: 7, priceRupees: 0 };
  const running = { ...slot, status: 'running', endsAt: '2026-11-28T18:30:00.000Z' } as const;
  const api = await open([{ listing, offers: [free] }], [{ listing, offers: [], slot: running }]);
  api.on(featureListing, { json: { message: 'Your listing is featured.', slot: running } });
  screen.getByRole('button', { name: 'Feature for 7 days, free of charge' }).focus();
  await press('Feature for 7 days, free of charge');
  expect(api.asked.at(-2)?.body).toEqual(free);
  expect(
    screen.getByText('Featured at the top of its lists until the end of 28 November 2026.'),
  ).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Featured place' }));
});

it('shows how to pay and sends the reference number', async () => {
  const listing = aListed();
  const payment: PaymentWay = {
    kind: 'upi',
    payee: 'Homes',
    upiId: 'homes@bank',
    link: 'upi://pay?pa=homes%40bank',
  };
  const unpaid: FeaturedSlot = { ...slot, status: 'unpaid', payments: [payment] };
  const claimed = { ...slot, status: 'claimed', reference: '634512345678' } as const;
  const api = await open([{ listing, offers: [], slot: unpaid }], [{ listing, offers: [], slot: claimed }]);
  api.on(claimPayment, { json: { message: 'Thank you.', slot: claimed } });
  expect(screen.getByRole('link', { name: 'Open in a UPI app' }).getAttribute('href')).toBe(payment.link);
  expect(await screen.findByRole('img', { name: 'QR code for a UPI app, to pay Homes' })).toBeTruthy();
  await press('I have paid');
  expect(screen.getByText('Please enter the reference number.')).toBeTruthy();
  fillIn({ 'Reference number of the payment': '634512345678' });
  await press('I have paid');
  expect(screen.getByText(/We are checking your payment 634512345678/)).toBeTruthy();
});

it('shows the views, by day as a chart and as a table', async () => {
  const listing = aListed();
  const api = await open([{ listing, offers: [] }]);
  const figures = screen.getByRole('region', { name: 'Results of the last 30 days' });
  expect(figures.textContent).toContain('Views12Phone number shown3Messages2Shortlisted1');
  const days = [
    { day: '2026-11-20', view: 4, phone: 0, message: 0, shortlist: 0 },
    { day: '2026-11-21', view: 8, phone: 3, message: 2, shortlist: 1 },
  ];
  api.on(viewStatistics, { json: { days } });
  await press('Show daily charts');
  const name = 'Responses';
  const table = await screen.findByRole('table', { name });
  expect([...table.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    '20 Nov 2026000',
    '21 Nov 2026321',
  ]);
  await press('Hide the charts');
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows an error if the days fail to load', async () => {
  const api = await open([{ listing: aListed(), offers: [] }]);
  api.on(viewStatistics, { status: 500, json: { code: 'internal', message: 'Something went wrong.' } });
  await press('Show daily charts');
  expect(screen.getByText('Something went wrong.')).toBeTruthy();
});

it('offers to share a listing and to download a poster', async () => {
  const listing = aListed();
  const api = await open([{ listing, offers: [] }]);
  const whatsApp = screen.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href') ?? '';
  const text = new URL(whatsApp).searchParams.get('text') ?? '';
  expect(text).toContain(listing.title);
  expect(text).toContain(`/rentals/${listing._id}`);
  api.on(preparePoster, { status: 409, json: { code: 'listing_not_public', message: 'Not yet.' } });
  fillIn({ 'Language of the poster': 'bn' });
  await press('Poster as a PDF');
  expect(api.asked.at(-1)?.body).toEqual({ language: 'bn' });
  expect(screen.getByText('Not yet.')).toBeTruthy();
});

it('opens the payment page', async () => {
  const listing = aListed();
  const unpaid: FeaturedSlot = {
    ...slot,
    status: 'unpaid',
    payments: [{ kind: 'online', provider: 'Razorpay' }],
  };
  const api = await open([{ listing, offers: [], slot: unpaid }]);
  const sent: HTMLFormElement[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push(this);
  });
  api.on(beginCheckout, { status: 503, json: { code: 'payment_unavailable', message: 'Not now.' } });
  await press('Pay ₹300 with Razorpay');
  expect(screen.getByText('Not now.')).toBeTruthy();
  const action = 'https://pay.example/v1/checkout/embedded';
  api.on(beginCheckout, { json: { action, fields: { order_id: 'order_1' } } });
  await press('Pay ₹300 with Razorpay');
  expect(sent.map((form) => [form.action, form.method, [...new FormData(form)]])).toEqual([
    [action, 'post', [['order_id', 'order_1']]],
  ]);
});
