import { fireEvent, screen } from '@testing-library/react';
import { type ListingWithGallery, viewListing } from '@thikana/contract/listings';
import { viewRemovedListing } from '@thikana/contract/removed-listings';
import { countView } from '@thikana/contract/statistics';
import { beforeAll, expect, it, vi } from 'vitest';
import { press } from '../../../test/fields.ts';
import { aListing, type Kind } from '../../../test/listings.ts';
import { show } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import * as sale from './buy.tsx';
import * as rental from './rental.tsx';

const routes = [
  {
    path: '/rentals/:id',
    Component: rental.default,
    loader: rental.loader,
    ErrorBoundary: rental.ErrorBoundary,
  },
  {
    path: '/buys/:id',
    Component: sale.default,
    loader: sale.loader,
    ErrorBoundary: sale.ErrorBoundary,
  },
];
// The error page imports it for listings that were removed. `findBy…` advances the clock to its timeout faster than an
// import loads.
beforeAll(async () => {
  await import('#web/features/listings/listing-removed.tsx');
});

const found = (listing: ListingWithGallery) => ({ json: { listingDetails: listing, listingUser: null } });

it.each<[Kind, string, string]>([
  ['flat rent', '/buys/', '/rentals/'],
  ['flat sell', '/rentals/', '/buys/'],
])('redirects a %s from %s to its own address at %s', async (kind, asked, own) => {
  const listing = aListing(kind);
  const api = stubApi();
  api.on(viewListing, found(listing));
  const { visitor } = await show(routes, asked + listing._id);
  expect(visitor.address).toBe(own + listing._id);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(listing.title);
  expect(api.asked[0]).toMatchObject({
    path: `/api/user/post/listingDetails/${listing._id}`,
    query: { phone: 'omit' },
  });
});

it.each(['/rentals/', '/buys/'])('reports at %s that there is no such listing', async (list) => {
  stubApi().on(viewListing, { status: 404, json: { code: 'listing_not_found' } });
  await show(routes, `${list}6740`);
  expect(screen.getAllByText('Not Found').length).toBeGreaterThan(0);
  expect(screen.getByText('This property listing was not found.')).toBeTruthy();
});

it('reports a removed listing with links to others', async () => {
  const api = stubApi();
  const similar = aListing('flat rent', { title: 'Flat behind the stadium' });
  const message = 'This property listing was not found.';
  api.on(viewListing, { status: 404, json: { code: 'listing_not_found', message } });
  api.on(viewRemovedListing, {
    json: {
      intent: 'rent',
      propertyCategory: 'flat',
      area: 'sevoke',
      removedAt: '2026-11-20T20:00:00.000Z',
      outcome: 'deleted',
      similar: [similar],
      landmarks: [],
    },
  });
  await show(routes, '/rentals/674000000000000000000001');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('No longer listed');
  expect(screen.getByText(/removed on 21 November 2026/)).toBeTruthy();
  const inArea = screen.getByRole('link', { name: 'Homes and shops for rent in Sevoke Road' });
  expect(inArea.getAttribute('href')).toBe('/rentals/in/sevoke-road');
  expect(screen.getByRole('link', { name: 'Flat behind the stadium' })).toBeTruthy();
});

it('shows an error if the listing fails to load, and retries', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  stubApi().on(viewListing, { status: 503, json: { code: 'unavailable' } });
  await show(routes, '/buys/6740');
  expect(screen.getAllByText('Failed to fetch listing details. Please try again.').length).toBeGreaterThan(0);
  await press('Try Again');
  expect(reload).toHaveBeenCalledOnce();
});

it('counts a view of a public listing at the visitor’s first touch', async () => {
  const listing = aListing();
  const api = stubApi();
  api.on(viewListing, found(listing));
  api.on(countView, { json: { message: 'Thank you.' } });
  await show(routes, `/rentals/${listing._id}`);
  const counted = () => api.asked.filter(({ path }) => path === `/api/listings/${listing._id}/views`);
  fireEvent.pointerDown(document.body);
  await vi.waitFor(() => expect(counted().map(({ body }) => body)).toEqual([{ kind: 'view' }]));
  const waiting = aListing('flat rent', { _id: '674000000000000000000002', approvalStatus: 'pending' });
  api.on(viewListing, found(waiting));
  await show(routes, `/rentals/${waiting._id}`);
  fireEvent.pointerDown(document.body);
  expect(api.asked.some(({ path }) => path.endsWith(`${waiting._id}/views`))).toBe(false);
});
