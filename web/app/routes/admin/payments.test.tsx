import { screen } from '@testing-library/react';
import {
  type ClaimedSlot,
  confirmPayment,
  type FeaturedSlot,
  listClaims,
  refusePayment,
} from '@thikana/contract/featured';
import { expect, it } from 'vitest';
import { fillIn, press } from '../../../test/fields.ts';
import { aListed } from '../../../test/listings.ts';
import { asha, signIn } from '../../../test/people.ts';
import { showScreen, toasts } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import * as route from './payments.tsx';

const id = '6740000000000000000000f1';
const slot: FeaturedSlot = {
  _id: id,
  status: 'claimed',
  days: 14,
  priceRupees: 300,
  reference: '634512345678',
  payments: [],
};
const claim: ClaimedSlot = { slot, claimedAt: '2026-11-21T06:30:00.000Z', listing: aListed(), owner: asha };

async function open() {
  signIn({ role: 'admin' });
  const api = stubApi();
  const waiting = [[claim], []];
  api.on(listClaims, () => {
    const claims = waiting.shift() ?? [];
    return { json: { claims, waiting: claims.length, running: 2 } };
  });
  await showScreen('/admin/payments', route);
  return api;
}

it('confirms a payment and shows the number of waiting ones', async () => {
  const api = await open();
  expect(screen.getByText('₹300 with the reference 634512345678, for 14 days')).toBeTruthy();
  expect(screen.getByText('Waiting for confirmation: 1. Featured now: 2.')).toBeTruthy();
  api.on(confirmPayment, { json: { message: 'Confirmed.', slot } });
  await press('The payment arrived');
  expect(toasts('success')).toEqual(['Confirmed.']);
  expect(screen.getByText('No payment is waiting for confirmation.')).toBeTruthy();
});

it('refuses one with a reason', async () => {
  const api = await open();
  api.on(refusePayment, { json: { message: 'Refused.', slot } });
  await press('Not found');
  expect(screen.getByText('Please enter a reason.')).toBeTruthy();
  fillIn({ 'Message to the owner': 'Nothing arrived' });
  await press('Not found');
  expect(api.asked.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Nothing arrived' });
});
