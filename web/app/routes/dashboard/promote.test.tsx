import { screen } from '@testing-library/react';
import { claimPayment, type FeaturedOffer, featureListing } from '@thikana/contract/featured';
import { bumpListing, type PromotedListing, viewPromotions } from '@thikana/contract/promotion';
import { expect, it } from 'vitest';
import { fillIn, press } from '../../../test/fields.ts';
import { aListed } from '../../../test/listings.ts';
import { signIn } from '../../../test/people.ts';
import { show, toasts } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import * as route from './promote.tsx';

async function open(...answers: PromotedListing[][]) {
  signIn();
  const api = stubApi();
  api.on(viewPromotions, () => ({
    json: { bumpAfterDays: 7, promotions: answers.length > 1 ? answers.shift() : answers[0] },
  }));
  const path = '/dashboard/promote';
  await show([{ path, Component: route.default, loader: route.clientLoader }], path);
  return api;
}

it('puts a listing up again, once, and says from when it may be again', async () => {
  const listing = aListed();
  const offers: PromotedListing['offers'] = [];
  const bumped = { bumpedAt: '2026-11-21T06:30:00.000Z', bumpableFrom: '2026-11-28T06:30:00.000Z' };
  const api = await open([{ listing, offers }], [{ listing, offers, ...bumped }]);
  api.on(bumpListing, { json: { message: 'It is up again.', promotion: { listing, offers, ...bumped } } });
  await press('Put up again');
  expect(toasts('success')).toEqual(['It is up again.']);
  expect(
    screen.getByText('Put up again on 21 November 2026. You may do so again from 28 November 2026.'),
  ).toBeTruthy();
  await press('Put up again');
  expect(api.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('says why a listing was not put up again', async () => {
  const api = await open([{ listing: aListed(), offers: [] }]);
  api.on(bumpListing, { status: 409, json: { code: 'bumped_lately', message: 'Please wait.' } });
  await press('Put up again');
  expect(screen.getByText('Please wait.')).toBeTruthy();
});

it('says what to do where nothing is approved yet', async () => {
  await open([]);
  expect(screen.getByText('None of your listings can be promoted yet')).toBeTruthy();
});

const slot = { _id: '6740000000000000000000f1', days: 14, priceRupees: 300 } as const;

it('takes a free place at once, and says until when it is there', async () => {
  const listing = aListed();
  const free: FeaturedOffer = { area: 'any', days: 7, priceRupees: 0 };
  const running = { ...slot, status: 'running', endsAt: '2026-11-28T18:30:00.000Z' } as const;
  const api = await open([{ listing, offers: [free] }], [{ listing, offers: [], slot: running }]);
  api.on(featureListing, { json: { message: 'Your listing is featured.', slot: running } });
  await press('Feature for 7 days, free of charge');
  expect(api.asked.at(-2)?.body).toEqual(free);
  expect(screen.getByText('Before the others of its lists until the end of 28 November 2026.')).toBeTruthy();
});

it('shows how a place is paid, and sends the reference number', async () => {
  const listing = aListed();
  const payment = { payee: 'Homes', upiId: 'homes@bank', link: 'upi://pay?pa=homes%40bank' };
  const unpaid = { ...slot, status: 'unpaid', payment } as const;
  const claimed = { ...slot, status: 'claimed', reference: '634512345678' } as const;
  const api = await open([{ listing, offers: [], slot: unpaid }], [{ listing, offers: [], slot: claimed }]);
  api.on(claimPayment, { json: { message: 'Thank you.', slot: claimed } });
  expect(screen.getByRole('link', { name: 'Open in a UPI application' }).getAttribute('href')).toBe(
    payment.link,
  );
  await press('I have paid');
  expect(screen.getByText('Please give the reference number.')).toBeTruthy();
  fillIn({ 'Reference number of the payment': '634512345678' });
  await press('I have paid');
  expect(screen.getByText(/Your payment 634512345678 is being looked for/)).toBeTruthy();
});
