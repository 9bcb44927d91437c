import { fireEvent, screen, within } from '@testing-library/react';
import { viewListingCards } from '@thikana/contract/listing-cards';
import type { Listing } from '@thikana/contract/listings';
import { type RemovedListing, viewRemovedListing } from '@thikana/contract/removed-listings';
import { expect, it } from 'vitest';
import { press } from '../../../test/fields.ts';
import { aListed } from '../../../test/listings.ts';
import { pass, showScreen } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import * as shortlist from './shortlist.tsx';

const id = (number: number) => `${number}`.padStart(24, '0');
const titled = (number: number): Listing =>
  aListed('flat rent', { _id: id(number), title: `Rooms ${number}` });
const keep = (key: 'shortlist' | 'viewed', ...numbers: number[]) =>
  localStorage.setItem(key, JSON.stringify(numbers.map((each) => ({ id: id(each), at: Date.now() }))));

const open = (...public_: number[]) => openWith(stubApi(), ...public_);
async function openWith(api: ReturnType<typeof stubApi>, ...public_: number[]) {
  api.on(viewListingCards, { json: { listings: public_.map(titled) } });
  const { visitor } = await showScreen('/shortlist', shortlist);
  fireEvent.pointerMove(document.body);
  await import('#web/features/listings/listing-buttons.tsx');
  await pass(0);
  return { api, visitor };
}
const titlesIn = (place: HTMLElement) =>
  within(place)
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
const viewedSection = () => screen.getByRole('region', { name: 'Recently viewed' });
const heart = (number: number) => screen.getByRole('button', { name: `Shortlist Rooms ${number}` });
const choose = (number: number) => screen.getByRole('checkbox', { name: `Compare Rooms ${number}` });

it('shows what to do while empty, and sends no request', async () => {
  const { api } = await open();
  expect(screen.getAllByText('Your shortlist is empty.').length).toBeGreaterThan(0);
  expect(screen.getByText('Listings that you open appear here, the last 20 of them.')).toBeTruthy();
  expect(api.asked).toEqual([]);
});

it('shows the shortlist and the recently viewed, loaded together', async () => {
  keep('shortlist', 2, 1);
  keep('viewed', 3, 2);
  const { api } = await open(2, 1, 3);
  expect(api.asked.map(({ query }) => query)).toEqual([{ ids: [2, 1, 3].map(id).join() }]);
  expect(titlesIn(document.body)).toEqual(['Rooms 2', 'Rooms 1', 'Rooms 3']);
  expect(titlesIn(viewedSection())).toEqual(['Rooms 3']);
  expect(screen.getByText('2 on your shortlist')).toBeTruthy();
});

it('shows a removed listing as no longer available until it is removed', async () => {
  keep('shortlist', 2, 1);
  await open(1);
  expect(screen.getByText('No longer available')).toBeTruthy();
  await press('Remove');
  expect(screen.queryByText('No longer available')).toBeNull();
  expect(screen.getByText('1 on your shortlist')).toBeTruthy();
});

it.each([
  ['rent', 'Rented out'],
  ['sell', 'Sold'],
] as const)('says of a listing for %s that is closed: %s', async (intent, title) => {
  keep('shortlist', 2, 1);
  const taken: RemovedListing = {
    intent,
    propertyCategory: 'flat',
    area: 'sevoke',
    removedAt: '2026-11-25T10:00:00.000Z',
    outcome: 'closed',
    similar: [],
  };
  const api = stubApi();
  api.on(viewRemovedListing, { json: taken });
  await openWith(api, 1);
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText(/: taken since /).textContent).toMatch(
    /^Flat\/Apartment in Sevoke Road: taken since .*25.* 2026, according to its owner\. You added it/,
  );
  expect(screen.queryByText('No longer available')).toBeNull();
});

it('removes a listing at once and moves the focus to the next', async () => {
  keep('shortlist', 2, 1);
  await open(2, 1);
  heart(2).focus();
  await press('Shortlist Rooms 2');
  expect(titlesIn(document.body)).toEqual(['Rooms 1']);
  expect(document.activeElement).toBe(heart(1));
});

it('clears the history on request', async () => {
  keep('viewed', 1);
  await open(1);
  await press('Clear your history');
  expect(titlesIn(viewedSection())).toEqual([]);
  expect(localStorage.getItem('viewed')).toBe('[]');
});

it('loads listings that another tab has added', async () => {
  keep('shortlist', 1);
  const { api } = await open(1);
  api.on(viewListingCards, { json: { listings: [titled(2), titled(1)] } });
  keep('shortlist', 2, 1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
  await pass(10);
  expect(titlesIn(document.body)).toEqual(['Rooms 2', 'Rooms 1']);
});

it('compares up to four and explains why not more', async () => {
  keep('shortlist', 1, 2, 3, 4, 5);
  const { visitor } = await open(1, 2, 3, 4, 5);
  expect(screen.getByText('Choose 2 to 4 listings to compare them side by side.')).toBeTruthy();
  fireEvent.click(choose(1));
  expect(screen.queryByRole('link', { name: 'Compare side by side' })).toBeNull();
  for (const number of [2, 3, 4]) fireEvent.click(choose(number));
  expect(screen.getByText('4 of 4 selected to compare.')).toBeTruthy();
  fireEvent.click(choose(5));
  expect((choose(5) as HTMLInputElement).checked).toBe(false);
  expect(screen.getByText('You can compare up to 4 listings. Remove one first.')).toBeTruthy();
  fireEvent.click(choose(1));
  fireEvent.click(choose(5));
  await press('Compare side by side', 'link');
  expect(visitor.address).toBe(`/compare?ids=${[2, 3, 4, 5].map(id).join()}`);
});

it('shows an error if it fails to load, and can be retried', async () => {
  keep('shortlist', 1);
  const api = stubApi();
  api.on(viewListingCards, 'no connection');
  await showScreen('/shortlist', shortlist);
  expect(screen.getByText('The shortlist could not be loaded.')).toBeTruthy();
  api.on(viewListingCards, { json: { listings: [titled(1)] } });
  await press('Try Again');
  expect(titlesIn(document.body)).toEqual(['Rooms 1']);
});
