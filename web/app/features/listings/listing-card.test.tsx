import { fireEvent, screen } from '@testing-library/react';
import { countView } from '@thikana/contract/statistics';
import { expect, it, vi } from 'vitest';
import { press } from '../../../test/fields.ts';
import { aListed, idFrom, type Kind, picture } from '../../../test/listings.ts';
import { pass, showPart, toasts } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { ListingCard } from './listing-card.tsx';
import { ListingGrid } from './listing-grid.tsx';

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
  ['flat rent', {}, '₹12,500 a month'],
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

it('says in a list that a place is sponsored, and leads to what that means', async () => {
  await showPart(
    <>
      <ListingCard listing={aListed('flat rent', { isFeatured: true })} />
      <ListingCard listing={aListed('flat rent')} />
    </>,
  );
  const marks = screen.getAllByRole('link', { name: /^Sponsored .* for a fee\.$/ });
  expect(marks.map((mark) => mark.getAttribute('href'))).toEqual(['/how-ranking-works']);
});

it('shows rooms and size beside the price, or what it is if it has no rooms', async () => {
  await showPart(
    <>
      <ListingCard listing={aListed('flat rent')} />
      <ListingCard listing={aListed('shop rent')} />
      <ListingCard listing={aListed('land sell')} />
    </>,
  );
  const facts = [...document.querySelectorAll('article p:nth-child(2)')].map((each) => each.textContent);
  expect(facts.slice(0, 1)).toEqual(['2 BHK · 1,250 sq.ft']);
  expect(facts.slice(1)).toEqual(['Shop · 300 sq.ft', 'Land · 2.5 bigha']);
});

it('has one mark for an owner’s confirmation beside the posted age', async () => {
  const listing = aListed('flat rent', {
    _id: idFrom('2026-11-09T06:30:00Z'),
    confirmedAt: '2026-11-19T06:30:00Z',
  });
  await showPart(<ListingCard listing={listing} />);
  expect(screen.getByText(/^Posted 12 days ago/)).toBeTruthy();
  expect(screen.getByTitle('Confirmed 2 days ago')).toBeTruthy();
});

it('says whether it is for rent or sale only where both are listed', async () => {
  const [rent, other, sale] = (['flat rent', 'house rent', 'flat sell'] as const).map((kind, index) =>
    aListed(kind, { _id: String(index).padStart(24, 'a') }),
  );
  if (!rent || !other || !sale) throw new Error('There are three listings.');
  const mixed = await showPart(<ListingGrid listings={[rent, sale]} />);
  expect(screen.getByText('For rent')).toBeTruthy();
  expect(screen.getByText('For sale')).toBeTruthy();
  mixed.unmount();
  await showPart(<ListingGrid listings={[rent, other]} />);
  expect(screen.queryByText('For rent')).toBeNull();
});

const photos = ['/pictures/cover/800.jpg', '/pictures/second/800.jpg', '/pictures/third/800.jpg'];

it('swipes through its photos, each of which leads to the listing', async () => {
  const listing = aListed('flat rent', { pictures: photos });
  await showPart(<ListingCard listing={listing} />);
  fireEvent.pointerMove(document.body);
  await import('./more-photos.tsx');
  await pass(0);
  const strip = screen.getByRole('group', { name: `3 photos of ${listing.title}` });
  expect(pictures(strip)).toEqual(photos.slice(0, 1));
  fireEvent.pointerEnter(strip);
  expect(pictures(strip)).toEqual(photos.slice(0, 2));
  Object.defineProperty(strip, 'clientWidth', { value: 300 });
  strip.scrollLeft = 300;
  fireEvent.scroll(strip);
  expect(pictures(strip)).toEqual(photos);
  const links = [...strip.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(photos.map(() => `/rentals/${listing._id}`));
});

it('loads its photos in the format of the cover', async () => {
  const folder = `/pictures/${'a'.repeat(32)}`;
  const cover = {
    ...picture('cover'),
    sources: [{ type: 'image/avif', srcset: '/pictures/cover/640.avif 640w' }],
  };
  const found = { pictures: ['/pictures/cover/640.jpg', `${folder}/640.jpg`], cover };
  await showPart(<ListingCard listing={aListed('flat rent', found)} />);
  fireEvent.pointerMove(document.body);
  await import('./more-photos.tsx');
  await pass(0);
  const strip = screen.getByRole('group');
  fireEvent.pointerEnter(strip);
  expect(strip.querySelectorAll('source')[1]?.srcset).toBe(
    `${folder}/320.avif 320w, ${folder}/640.avif 640w`,
  );
});

it('shows only the cover inside a carousel', async () => {
  const { container } = await showPart(
    <ListingCard listing={aListed('flat rent', { pictures: photos })} canSwipe={false} />,
  );
  expect(screen.queryByRole('group')).toBeNull();
  expect(pictures(container)).toEqual(photos.slice(0, 1));
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
