import type { Settings } from '@thikana/contract/settings';
import { expect, it } from 'vitest';
import type { PaymentProvider } from './payments.ts';
import { presentPromotion, presentSlot } from './promotion.presenter.ts';

const now = new Date('2026-11-21T06:30:00Z');
const later = new Date(now.getTime() + 1);
const offer = { area: 'any', days: 7, priceRupees: 0 };
const settings = { bumpAfterDays: 7, featured: { offers: [offer], placesPerArea: 4 } } as unknown as Settings;
const way = { kind: 'online', provider: 'Razorpay' } as const;
const ready: PaymentProvider = { isReady: () => true, wayFor: () => way };
const closed: PaymentProvider = { ...ready, isReady: () => false };
const known = { settings, payments: [ready, closed], now };
const views = {} as Parameters<typeof presentPromotion>[1]['views'];
const slot = {
  id: 's',
  status: 'unpaid',
  days: 7,
  price_rupees: 500,
  ends_at: null,
  reference: null,
  refusal: null,
} as unknown as Parameters<typeof presentSlot>[0];
const listing = {
  id: '6740000000000000000000a1',
  title: 'Two rooms',
  area: 'sevoke',
  longitude: 88.437,
  latitude: 26.733,
  pictures: [],
  updated_at: now,
  bumped_at: null,
} as unknown as Parameters<typeof presentPromotion>[0];

it('an unpaid place lists every available way to pay', () => {
  expect(presentSlot(slot, known)).toEqual({
    _id: 's',
    status: 'unpaid',
    days: 7,
    priceRupees: 500,
    payments: [way],
  });
});

it('a place without a pending payment has its outcome', () => {
  const claimed = {
    ...slot,
    status: 'claimed',
    ends_at: later,
    reference: '6345',
    refusal: 'Nothing arrived',
  };
  expect(presentSlot(claimed as typeof slot, known)).toEqual({
    _id: 's',
    status: 'claimed',
    days: 7,
    priceRupees: 500,
    endsAt: later.toISOString(),
    reference: '6345',
    refusal: 'Nothing arrived',
    payments: [],
  });
});

it.each([
  ['no place', undefined, undefined, [offer]],
  ['a place that runs', { status: 'running', ends_at: later }, 'running', []],
  ['a place that is over', { status: 'running', ends_at: now }, undefined, [offer]],
  ['a place that was refused', { status: 'refused' }, 'refused', [offer]],
  ['a place that waits for its payment', {}, 'unpaid', []],
])('with %s a listing has offers or that place', (_, changes, status, offers) => {
  const taken = changes && ({ ...slot, ...changes } as typeof slot);
  const promotion = presentPromotion(listing, { slot: taken, views }, known);
  expect([promotion.slot?.status, promotion.offers]).toEqual([status, offers]);
  expect(promotion).toMatchObject({ listing: { title: 'Two rooms' }, views });
});

it.each([
  ['never', null, undefined],
  ['a day ago', new Date(now.getTime() - 86_400_000), new Date(now.getTime() + 6 * 86_400_000).toISOString()],
  ['a week ago', new Date(now.getTime() - 7 * 86_400_000), undefined],
])('a listing that was moved to the top %s', (_, bumped_at, from) => {
  const { bumpedAt, bumpableFrom } = presentPromotion(
    { ...listing, bumped_at },
    { slot: undefined, views },
    known,
  );
  expect([bumpedAt, bumpableFrom]).toEqual([bumped_at?.toISOString(), from]);
});
