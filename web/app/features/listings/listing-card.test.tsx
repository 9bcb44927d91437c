import { fireEvent, screen } from '@testing-library/react';
import { countView } from '@thikana/contract/statistics';
import { expect, it, vi } from 'vitest';
import { press } from '../../../test/fields.ts';
import { aListed, idFrom, type Kind } from '../../../test/listings.ts';
import { pass, showPart, toasts } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { ListingCard } from './listing-card.tsx';

const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));

it('shows the cover, title, price and age', async () => {
  const listing = aListed('flat sell', { _id: idFrom('2026-11-19T06:30:00Z'), price: 4_550_000 });
  const { container } = await showPart(<ListingCard listing={listing} />);
  expect(pictures(container)).toEqual(['/pictures/cover/800.jpg']);
  expect(screen.getByRole('heading').textContent).toBe(listing.title);
  expect(screen.getByText('₹45.5 L')).toBeTruthy();
  expect(screen.getByText('Posted 2 days ago')).toBeTruthy();
  expect(screen.queryByText(/Confirmed/)).toBeNull();
});

it.each([
  ['flat rent', {}, '₹12,500 / month'],
  ['flat rent', { pricePerFrequency: undefined }, 'Price on request'],
  ['house sell', { price: 99_999 }, '₹99,999'],
  ['house sell', { price: 100_000 }, '₹1 L'],
  ['house sell', { price: 10_000_000 }, '₹1 C'],
  ['house sell', { price: undefined }, 'Price on request'],
  ['land sell', {}, '₹4 C'],
] as const)('shows the price of a %s with %j at %s', async (kind, changes, price) => {
  const { container } = await showPart(<ListingCard listing={aListed(kind, changes)} />);
  expect(container.querySelector('article p')?.textContent?.trim()).toBe(price);
});

it.each<[Kind, string]>([
  ['flat sell', '/default-home.svg'],
  ['land sell', '/default-land.svg'],
])('shows an illustration for a %s without a cover: %s', async (kind, drawing) => {
  const { container } = await showPart(<ListingCard listing={aListed(kind, { cover: undefined })} />);
  expect(pictures(container)).toEqual([drawing]);
});

it('shows the illustration when the cover fails to load', async () => {
  const { container } = await showPart(<ListingCard listing={aListed('land sell')} />);
  const cover = container.querySelector('img[src="/pictures/cover/800.jpg"]');
  fireEvent.error(cover ?? container);
  expect(pictures(container)).toEqual(['/default-land.svg']);
});

it.each<[Kind, string]>([
  ['house rent', '/rentals/'],
  ['house sell', '/buys/'],
])('links a %s to %s', async (kind, list) => {
  const listing = aListed(kind);
  await showPart(<ListingCard listing={listing} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(list + listing._id);
});

/** Loads the card's actions, which wait for the first touch of the page. */
async function touch() {
  fireEvent.pointerMove(document.body);
  await import('./listing-buttons.tsx');
  await pass(0);
}

it('can be shared and has no approval badge', async () => {
  const listing = aListed();
  await showPart(<ListingCard listing={listing} />);
  await touch();
  expect(screen.getByRole('button', { name: `Share ${listing.title}` })).toBeTruthy();
  expect(screen.queryByText('Approved')).toBeNull();
});

it('is added to the device’s shortlist, which is counted, and removed', async () => {
  const listing = aListed();
  const api = stubApi();
  api.on(countView, { json: { message: 'Thank you.' } });
  await showPart(<ListingCard listing={listing} />);
  await touch();
  const heart = screen.getByRole('button', { name: `Shortlist ${listing.title}` });
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(JSON.parse(localStorage.getItem('shortlist') ?? '')).toMatchObject([{ id: listing._id }]);
  fireEvent.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  await vi.waitFor(() => expect(api.asked).toHaveLength(1));
  expect(api.asked[0]).toMatchObject({
    path: `/api/listings/${listing._id}/views`,
    body: { kind: 'shortlist' },
  });
});

it('shows an error when the shortlist is full', async () => {
  const kept = Array.from({ length: 40 }, (_, index) => ({ id: `${index}`.padStart(24, '0'), at: index }));
  localStorage.setItem('shortlist', JSON.stringify(kept));
  const listing = aListed();
  await showPart(<ListingCard listing={listing} />);
  await touch();
  await press(`Shortlist ${listing.title}`);
  expect(toasts('info')).toEqual(['Your shortlist is full (40). Remove a listing to add another.']);
});
