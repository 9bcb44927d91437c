import { fireEvent, screen, within } from '@testing-library/react';
import { answerAvailability } from '@thikana/contract/availability';
import { lowerPrice } from '@thikana/contract/lower-price';
import { deleteListing, type OwnListing, viewYourListings } from '@thikana/contract/own-listings';
import type { ApprovalStatus } from '@thikana/contract/vocabulary';
import { expect, it } from 'vitest';
import { dialog, press } from '../../../test/fields.ts';
import { aListed, idFrom, type Kind } from '../../../test/listings.ts';
import { signIn } from '../../../test/people.ts';
import { isDisabled, pass, show, toasts } from '../../../test/show.tsx';
import { heldAnswer, stubApi } from '../../../test/stub-api.ts';
import ViewYourListingsPage, { clientLoader, ErrorBoundary } from './view-your-listings.tsx';

const path = '/dashboard/view-your-listings';
const one = (status: ApprovalStatus, kind: Kind = 'flat rent') =>
  aListed(kind, { _id: idFrom(days[status]), title: `A listing that is ${status}`, approvalStatus: status });
const days = { approved: '2026-11-01', pending: '2026-11-02', rejected: '2026-11-03' } as const;

async function open(listings: OwnListing[] = [one('approved'), one('pending'), one('rejected')]) {
  signIn();
  const api = stubApi();
  api.on(viewYourListings, { json: { postArray: listings } });
  const route = { path, Component: ViewYourListingsPage, loader: clientLoader, ErrorBoundary };
  return { api, ...(await show([route], path)) };
}
const titles = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2')?.textContent);
const manage = (status: ApprovalStatus) => press(`A listing that is ${status}`);

it.each([
  [/^All Listings/, ['approved', 'pending', 'rejected']],
  [/^Active/, ['approved']],
  [/^Pending/, ['pending']],
  [/^Rejected/, ['rejected']],
])('has a tab %s with %j', async (name, statuses) => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your Property Listings');
  await press(name, 'tab');
  expect(titles()).toEqual(statuses.map((status) => `A listing that is ${status}`));
});

it.each([
  ['approved', 'Approved', 'good'],
  ['pending', 'Pending', 'warn'],
  ['rejected', 'Rejected', 'bad'],
] as const)(
  'has on a %s card the badge %s in the colour %s, and nothing to share',
  async (status, text, tone) => {
    await open([one(status)]);
    const card = within(screen.getByRole('article'));
    expect(card.getByText(text).className).toContain(tone);
    expect(card.queryByRole('button', { name: /Share/ })).toBeNull();
  },
);

it.each<[Kind, string]>([
  ['flat rent', '/rentals/'],
  ['house sell', '/buys/'],
])('opens Manage Listing for a %s, which links to %s', async (kind, list) => {
  const listing = one('pending', kind);
  await open([listing]);
  await manage('pending');
  expect(dialog().getByRole('heading').textContent).toBe('Manage Listing');
  expect(dialog().getByRole('link', { name: 'View' }).getAttribute('href')).toBe(list + listing._id);
});

it.each([
  ['pending', 'We review it before it goes live, and email you our decision.'],
  ['rejected', 'Correct it and post it again. Everything you entered is kept.'],
] as const)('shows the next step for a %s listing, on its card and in its dialog', async (status, text) => {
  await open();
  expect(screen.getAllByText(text)).toHaveLength(1);
  await manage(status);
  expect(dialog().getByText(text)).toBeTruthy();
  await press('Close');
  await manage('approved');
  expect(dialog().queryByText(text)).toBeNull();
});

it('shows why a listing was rejected, on its card and in its dialog', async () => {
  await open([{ ...one('rejected'), rejectionReason: 'The price is missing' }]);
  const text = 'Why it was rejected: The price is missing';
  expect(within(screen.getByRole('article')).getByText(text)).toBeTruthy();
  await manage('rejected');
  expect(dialog().getByText(text)).toBeTruthy();
});

it('shows the views, shown numbers and messages of a public listing on its card, and ways to share it', async () => {
  const views = { view: 212, phone: 31, message: 7, shortlist: 4 };
  const shown = { ...one('approved'), availability: { state: 'confirmed' }, views } as const;
  await open([shown, one('pending'), one('rejected')]);
  const [approved, pending] = screen.getAllByRole('article').map((card) => within(card));
  const figures = approved?.getByLabelText('Results of the last 30 days');
  expect(figures?.textContent).toBe('Views212Phone number shown31Messages7');
  expect(pending?.queryByLabelText('Results of the last 30 days')).toBeNull();
  await manage('rejected');
  expect(dialog().queryByRole('button', { name: 'Share and poster' })).toBeNull();
  await press('Close');
  await manage('approved');
  await press('Share and poster');
  expect(dialog().queryByText(/as soon as it is live/)).toBeNull();
  expect(dialog().getByRole('link', { name: 'Share on WhatsApp' })).toBeTruthy();
  expect(dialog().getByRole('button', { name: 'Poster as a PDF' })).toBeTruthy();
  await press('Back');
  expect(dialog().getByRole('link', { name: 'View' })).toBeTruthy();
});

it('shares a pending listing too, whose link and poster work once it is approved', async () => {
  await open([one('pending')]);
  await manage('pending');
  await press('Share and poster');
  expect(dialog().getByText(/open your listing as soon as it is live/)).toBeTruthy();
  expect(dialog().getByRole('link', { name: 'Share on WhatsApp' })).toBeTruthy();
  expect(dialog().getByRole('button', { name: 'Poster as a PDF' })).toBeTruthy();
});

it('keeps the figures of a rented listing, which cannot be shared', async () => {
  const views = { view: 212, phone: 31, message: 7, shortlist: 4 };
  await open([{ ...one('approved'), availability: { state: 'closed' }, views }]);
  const figures = screen.getByLabelText('Results of the last 30 days');
  expect(figures.textContent).toBe('Views212Phone number shown31Messages7');
  await manage('approved');
  expect(dialog().queryByRole('button', { name: 'Share and poster' })).toBeNull();
});

it('takes back on the card, with one button, that a listing is rented out', async () => {
  const { api } = await open([{ ...one('approved'), availability: { state: 'confirmed' } }]);
  const answered = { message: 'Done.', availability: { state: 'closed' } };
  api.on(answerAvailability, { json: answered });
  const closed = { ...one('approved'), availability: { state: 'closed' } };
  api.on(viewYourListings, { json: { postArray: [closed] } });
  await manage('approved');
  await press('Rented out');
  expect(screen.getByText('Closed: rented out')).toBeTruthy();

  api.on(answerAvailability, 'no connection');
  await press('Available: show it again');
  expect(screen.getAllByRole('alert').length).toBeGreaterThan(0);

  api.on(answerAvailability, { json: { ...answered, availability: { state: 'confirmed' } } });
  api.on(viewYourListings, { json: { postArray: [one('approved')] } });
  screen.getByRole('button', { name: 'Available: show it again' }).focus();
  await press('Available: show it again');
  expect(api.asked.findLast(({ method }) => method === 'POST')?.body).toEqual({ answer: 'available' });
  expect(screen.queryByRole('button', { name: 'Available: show it again' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('A listing that is approved');
});

it.each([
  ['confirmed', 4],
  ['closed', 0],
] as const)('offers what serves visitors for a listing that is %s', async (state, offered) => {
  await open([{ ...one('approved'), availability: { state } } as OwnListing]);
  await manage('approved');
  const forVisitors = /Lower the price|Enquiries at a time|Papers and visits|second language/i;
  expect(dialog().queryAllByRole('button', { name: forVisitors })).toHaveLength(offered);
});

it('calls a rented listing Rented, and does not count it as active', async () => {
  await open([{ ...one('approved'), availability: { state: 'closed' } }]);
  expect(within(screen.getByRole('article')).getByText('Rented')).toBeTruthy();
  expect(screen.getByRole('tab', { name: /^Active/ }).textContent).toBe('Active 0');
});

it.each([
  ['closed', true],
  ['lapsed', true],
  ['confirmed', false],
] as const)('offers to post a listing again that is %s: %s', async (state, isOffered) => {
  const listing = { ...one('approved'), availability: { state } };
  await open([listing]);
  const again = within(screen.getByRole('article')).queryByRole('link', { name: 'Post again' });
  const path = `/dashboard/new-post/rent?again=${listing._id}&step=review`;
  expect(again?.getAttribute('href')).toBe(isOffered ? path : undefined);
});

it.each([
  ['Please add photos of the property itself.', 'pictures'],
  ['The shutter is missing.', 'details'],
])(
  'offers to fix a listing that was rejected because “%s”, at the step %s',
  async (rejectionReason, step) => {
    const listing = { ...one('rejected'), rejectionReason };
    await open([listing]);
    const fix = within(screen.getByRole('article')).getByRole('link', { name: 'Fix and post again' });
    expect(fix.getAttribute('href')).toBe(`/dashboard/new-post/rent?copy=${listing._id}&step=${step}`);
  },
);

it('cannot edit an approved listing and shows the reason', async () => {
  await open();
  await manage('approved');
  expect(isDisabled(dialog().getByRole('button', { name: 'Edit' }))).toBe(true);
  const text = 'Approved listings cannot be edited. Contact support if changes are needed.';
  expect(dialog().getByText(text)).toBeTruthy();
});

it.each(['pending', 'rejected'] as const)('links a %s listing to its edit screen', async (status) => {
  await open();
  await manage(status);
  const edit = dialog().getByRole('link', { name: 'Edit' }).getAttribute('href');
  expect(edit).toBe(`${path}/edit-post/${one(status)._id}`);
});

it.each(['approved', 'pending', 'rejected'] as const)(
  'deletes a %s listing after a confirmation and reloads the list',
  async (status) => {
    const { api } = await open();
    await manage(status);
    fireEvent.click(dialog().getByRole('button', { name: 'Delete' }));
    expect(dialog().getByText('Delete this listing?')).toBeTruthy();
    expect(api.asked).toHaveLength(1);

    const { held, letGo } = heldAnswer();
    api.on(deleteListing, held);
    await press('Delete');
    expect(isDisabled(dialog().getByRole('button', { name: 'Deleting...' }))).toBe(true);
    api.on(viewYourListings, { json: { postArray: [] } });
    letGo({ json: { message: 'Gone' } });
    await pass(0);
    expect(api.asked.slice(1, 3)).toMatchObject([
      { method: 'DELETE', path: `/api/user/post/delete/${one(status)._id}` },
      { method: 'GET', path: '/api/user/post/view-your-listings' },
    ]);
    expect(toasts('success')).toEqual(['Listing deleted successfully']);
    expect(titles()).toEqual([]);
  },
);

it('shows an error if deleting fails', async () => {
  const { api } = await open();
  api.on(deleteListing, { status: 500 });
  await manage('pending');
  fireEvent.click(dialog().getByRole('button', { name: 'Delete' }));
  await press('Delete');
  expect(toasts('error')).toEqual(['Failed to delete listing']);
  expect(dialog().getByText('Failed to delete listing')).toBeTruthy();
});

it('lowers the price of an approved listing, and of no other', async () => {
  const listing = { ...one('approved'), pricePerFrequency: 12_000 };
  const { api } = await open([listing, one('pending')]);
  await manage('pending');
  expect(dialog().queryByRole('button', { name: 'Lower the price' })).toBeNull();
  await press('Close');
  await manage('approved');
  await press('Lower the price');
  const price = dialog().getByRole('textbox', { name: 'New price (₹, per month)' });
  expect(document.activeElement).toBe(price);
  for (const [typed, problem] of [
    ['', 'Price is required'],
    ['12000', 'The new price must be lower than the current one.'],
    ['12k', 'The new price must be lower than the current one.'],
    ['cheaper', 'Please enter an amount such as 15000 or 15k'],
  ]) {
    fireEvent.change(price, { target: { value: typed } });
    await press('Lower the price');
    expect(dialog().getByRole('alert').textContent).toBe(problem);
  }

  api.on(lowerPrice, { status: 500 });
  fireEvent.change(price, { target: { value: '11k' } });
  await press('Lower the price');
  expect(dialog().getByText('The price could not be changed.')).toBeTruthy();
  api.on(lowerPrice, { json: { message: 'The new price is online' } });
  await press('Lower the price');
  expect(api.asked.at(-3)).toMatchObject({
    method: 'POST',
    path: `/api/user/post/${listing._id}/price`,
    body: { rupees: 11_000 },
  });
  expect(toasts('success')).toEqual(['The new price is online']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows an error if the listings fail to load, and retries', async () => {
  signIn();
  const api = stubApi();
  api.on(viewYourListings, { status: 500 });
  await show([{ path, Component: ViewYourListingsPage, loader: clientLoader, ErrorBoundary }], path);
  expect(screen.getByRole('heading', { name: 'Failed to fetch listings' })).toBeTruthy();
  api.on(viewYourListings, { json: { postArray: [one('pending')] } });
  await press('Try Again');
  expect(titles()).toEqual(['A listing that is pending']);
});

it('shows what to do without listings', async () => {
  await open([]);
  expect(screen.getByText('You have not posted anything yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New Post' }).getAttribute('href')).toBe('/dashboard/new-post');
});
