import { fireEvent, screen, within } from '@testing-library/react';
import { type ListingContact, type ListingWithGallery, viewListing } from '@thikana/contract/listings';
import { expect, it, vi } from 'vitest';
import { press } from '../../../test/fields.ts';
import { aListed, aListing, type Kind } from '../../../test/listings.ts';
import { signIn } from '../../../test/people.ts';
import { pass, showPart } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { ListingPage } from './listing-page.tsx';

const owner: ListingContact = { name: 'asha RAI' };
const open = (listing: ListingWithGallery, contact: ListingContact | null = owner) =>
  showPart(<ListingPage listing={listing} contact={contact} />);
/** With what browsers load on the first touch. */
async function openAndTouch(listing: ListingWithGallery) {
  await open(listing);
  fireEvent.pointerMove(window);
  await import('./listing-facts-cards.tsx');
  await pass(10);
}
const card = (name: string) => within(screen.getByRole('region', { name }));
const rows = (name: string) => {
  const values = card(name).queryAllByRole('definition');
  const labels = card(name).queryAllByRole('term');
  return Object.fromEntries(labels.map((label, index) => [label.textContent, values[index]?.textContent]));
};

const home = {
  Bedrooms: '2',
  Bathrooms: '1',
  'Built-up area': '1,250 sq ft',
  'Attached bathroom': 'Yes',
  Parking: 'No',
  Furnishing: 'Semi-furnished',
  'Available from': '1 Dec 2026',
};
const shop = {
  Type: 'Shop',
  'Shop area': '300 sq ft',
  Shutter: 'Yes',
  Furnishing: 'Unfurnished',
  'Available from': '1 Dec 2026',
};
const term = { 'Available for': '11 months' };
const rent = { Rent: '₹12,500 per month' };
const brokerage = { Brokerage: 'None' };

it.each<[Kind, string, Record<string, string>, Record<string, string>]>([
  ['flat rent', '₹12,500 a month', { Type: 'Flat/Apartment', ...term, ...home }, rent],
  ['house rent', '₹12,500 a month', { Type: 'House', ...term, ...home, Floor: 'Ground floor' }, rent],
  ['shop rent', '₹12,500 a month', { ...term, ...shop }, { ...rent, 'Price per sq ft': '₹41.67 a month' }],
  [
    'flat sell',
    '₹45,00,000',
    { Type: 'Flat/Apartment', ...home },
    { Price: '₹45,00,000', 'Price per sq ft': '₹3,600' },
  ],
  [
    'house sell',
    '₹1,23,45,678',
    { Type: 'House', ...home, Floor: '2' },
    { Price: '₹1,23,45,678', 'Price per sq ft': '₹9,877' },
  ],
  ['shop sell', '₹99,999', shop, { Price: '₹99,999', 'Price per sq ft': '₹333' }],
  [
    'land sell',
    '₹4,00,00,000',
    { Type: 'Land', Land: '2.5 bigha', 'That is': '82.64 decimal · 36,000 sq foot · 50 katha' },
    {
      'Price per unit': '₹8,00,000 per katha',
      'Total price': '₹4,00,00,000',
      'Price per sq ft': '₹1,111',
    },
  ],
])('shows every field of a %s at %s with its unit', async (kind, price, fields, money) => {
  await openAndTouch(aListing(kind));
  const header = screen.getByRole('heading', { level: 1 }).closest('header');
  expect(header?.querySelectorAll('p')[1]?.textContent?.trim()).toBe(price);
  expect(rows('Details')).toEqual(fields);
  expect(rows(kind.endsWith('rent') ? 'Costs' : 'Price')).toEqual({ ...money, ...brokerage });
});

it.each([
  [
    { deposit: 25_000, maintenance: 800 },
    { Deposit: '₹25,000', Maintenance: '₹800 per month' },
  ],
  [
    { deposit: 0, maintenance: 0 },
    { Deposit: 'None', Maintenance: 'None' },
  ],
])('shows the costs %j beside the rent', async (costs, shown) => {
  await openAndTouch(aListing('flat rent', costs));
  expect(rows('Costs')).toEqual({ ...rent, ...shown, ...brokerage });
});

it('shows a symbol beside each fact', async () => {
  await openAndTouch(aListing('flat rent'));
  for (const term of card('Details').getAllByRole('term')) {
    expect([term.textContent, term.querySelectorAll('svg').length]).toEqual([term.textContent, 1]);
  }
});

it('shows the price beside the ways to contact the owner, on the card and in the bar', async () => {
  await open(aListing('flat sell'));
  expect(card('Posted by').getByText('₹45,00,000')).toBeTruthy();
  const bar = document.querySelector<HTMLElement>('[data-contact-bar]');
  expect(bar?.textContent).toContain('₹45 L');
});

it.each([
  ['barn', { propertyCategory: 'barn' as 'house' }],
  ['land for rent', { propertyCategory: 'land' as const }],
])('shows Unknown property type for %s', async (_, changes) => {
  await openAndTouch(aListing('house rent', changes));
  expect(card('Details').getByText('Unknown property type')).toBeTruthy();
  expect(rows('Details')).toEqual({});
});

it('shows fifty words, and the rest on request', async () => {
  const words = Array.from({ length: 51 }, (_, index) => `word${index + 1}`).join(' ');
  await open(aListing('flat rent', { description: words }));
  const about = () => card('About this property').getByRole('paragraph').textContent;
  expect(about()).toMatch(/ word50…$/);
  await press('Read More');
  expect(about()).toBe(words);
  await press('Show Less');
  expect(about()).toMatch(/ word50…$/);
});

it('shows a short description in full', async () => {
  await open(aListing());
  expect(screen.queryByRole('button', { name: 'Read More' })).toBeNull();
});

it.each([
  [owner, 'Asha Rai', null],
  [{ ...owner, avatar: '/pictures/asha.jpg' }, 'Asha Rai', '/pictures/asha.jpg'],
])('shows the owner: %j', async (contact, name, avatar) => {
  await open(aListing(), contact);
  expect(card('Posted by').getByText(name)).toBeTruthy();
  const picture = document.querySelector('[aria-labelledby=posted-by] img');
  expect(picture?.getAttribute('src') ?? null).toBe(avatar);
  if (avatar === null) expect(card('Posted by').getByText('AR')).toBeTruthy();
});

it('shows Unknown without an owner', async () => {
  await open(aListing(), null);
  expect(card('Posted by').getByText('Unknown')).toBeTruthy();
  expect(card('Posted by').getByText('No details available')).toBeTruthy();
});

it('reveals the phone number on request, as a link to call', async () => {
  const listing = aListing();
  const api = stubApi();
  api.on(viewListing, {
    json: { listingDetails: listing, listingUser: { ...owner, phone: '+919832011111' } },
  });
  await open(listing);
  expect(api.asked).toEqual([]);
  await press('Show phone number');
  expect(api.asked).toMatchObject([{ query: { phone: 'show' } }]);
  const link = card('Posted by').getByRole('link', { name: 'Call +91 98320 11111' });
  expect(link.getAttribute('href')).toBe('tel:+919832011111');
  expect(document.activeElement).toBe(link);
});

it('offers WhatsApp and a contact to save beside the number, with a warning', async () => {
  const listing = aListing('flat rent', { title: 'A flat by the river' });
  const contact = { ...owner, phone: '+919832011111' };
  stubApi().on(viewListing, { json: { listingDetails: listing, listingUser: contact } });
  await open(listing);
  expect(screen.queryByText('Never pay before a visit.')).toBeNull();
  await press('Show phone number');
  // Imported here, because it is lazy.
  await import('./more-contact.tsx');
  await pass(100);
  expect(card('Posted by').getByText('Never pay before a visit.')).toBeTruthy();
  const chat = new URL(card('Posted by').getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
  expect(chat.pathname).toBe('/919832011111');
  const text = `Hello, I saw “A flat by the river” on Thikana. Is it still available? ${window.location.origin}/rentals/${listing._id}`;
  expect(chat.searchParams.get('text')).toBe(text);
  expect(card('Posted by').getByRole('button', { name: 'Save contact' })).toBeTruthy();
});

it('links to a message without a phone number if the owner takes messages only', async () => {
  const api = stubApi();
  await open(aListing('flat rent', { messagesOnly: true }));
  expect(card('Posted by').getByText('No phone provided')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /phone number|Call/ })).toBeNull();
  const message = card('Posted by').getByRole('link', { name: 'Message owner' });
  expect(message.className).toContain('bg-terracotta');
  expect(message.getAttribute('href')).toBe(`/write/${aListing('flat rent')._id}`);
  expect(api.asked).toEqual([]);
});

it.each([
  ['a visitor', false, { phoneWithheld: true }, 'Log in to see the phone number'],
  ['someone logged in', true, { phoneWithheld: true }, 'Try again tomorrow'],
  ['anyone, where there is none', false, {}, 'No phone provided'],
])('shows %s (logged in: %s) who gets %j: %s', async (_, isSignedIn, contact, text) => {
  if (isSignedIn) signIn();
  const listing = aListing();
  stubApi().on(viewListing, { json: { listingDetails: listing, listingUser: { ...owner, ...contact } } });
  await open(listing);
  await press('Show phone number');
  expect(document.activeElement).toBe(card('Posted by').getByText(text));
});

it.each<[Kind, string]>([
  ['flat sell', '/buys/'],
  ['flat rent', '/rentals/'],
])('shares the page of a %s at %s', async (kind, list) => {
  const sharing = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.create(navigator, { share: { value: sharing } }));
  const listing = aListing(kind, { title: 'A flat by the river' });
  await open(listing);
  await press('Share');
  const url = `${window.location.origin}${list}${listing._id}`;
  expect(sharing.mock.calls).toEqual([[{ title: 'A flat by the river', url }]]);
});

it('shows when it was posted and updated', async () => {
  await open(aListing());
  expect(rows('Post details')).toEqual({ Created: '1 November 2026', Updated: '21 November 2026' });
});

it.each([
  ['No creation or update dates available', '', ''],
  ['Invalid Date format', 'yesterday', ''],
])('shows %s for the dates %j and %j', async (text, createdAt, updatedAt) => {
  await open(aListing('flat rent', { createdAt, updatedAt }));
  expect(card('Post details').getByText(text)).toBeTruthy();
});

it.each([
  ['a second total', 3_600, '₹3,600'],
  ['no second total', undefined, undefined],
] as const)('shows %s for land with the standard total %s', async (_, standardTotal, amount) => {
  await open(aListing('land sell', { totalPrice: 951, standardTotal }));
  const text = 'By West Bengal’s standard measures the total would be';
  const shown = screen.queryByText((content) => content.startsWith(text));
  expect(shown?.textContent.includes(`${text} ${amount}.`)).toBe(amount ? true : undefined);
});

it.each(['pending', 'rejected'] as const)('says who can see a %s listing', async (approvalStatus) => {
  await open(aListing('flat rent', { approvalStatus }));
  const text = `Only you and the administrators can see this listing: it is ${approvalStatus}.`;
  expect(screen.getByText(text)).toBeTruthy();
});

it('shows the usual price in the area and similar listings', async () => {
  const similar = [aListed('flat rent', { _id: 'b'.repeat(24), title: 'A flat two streets away' })];
  const usualPrice = { count: 12, low: 9_000, median: 11_500, high: 14_000 };
  await showPart(
    <ListingPage
      listing={aListing('flat rent')}
      contact={owner}
      surroundings={{ similar, landmarks: [], usualPrice }}
    />,
  );
  expect(card('Usual price here').getByText('₹9,000 – ₹14,000')).toBeTruthy();
  expect(card('Usual price here').getByText(/Half of 12 comparable monthly rents.*₹11,500/)).toBeTruthy();
  const [link] = card('Similar properties nearby').getAllByRole('link');
  expect(link?.textContent).toBe('A flat two streets away');
});

it('hides missing figures of the area', async () => {
  await showPart(
    <ListingPage
      listing={aListing('flat rent')}
      contact={owner}
      surroundings={{ similar: [], landmarks: [] }}
    />,
  );
  expect(screen.queryByRole('region', { name: 'Usual price here' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Similar properties nearby' })).toBeNull();
});

it.each([
  ['user', 2],
  ['admin', 0],
] as const)(
  'offers the role %s to message the owner %i times, beside the post and in the bar',
  async (role, count) => {
    signIn({ role });
    await open(aListing());
    expect(screen.queryAllByRole('link', { name: 'Message owner' })).toHaveLength(count);
  },
);

it('says that its place in lists is sponsored, and leads to what that means', async () => {
  await open({ ...aListing('flat rent'), isFeatured: true });
  expect(
    screen.getByText('The owner booked a place at the top of the list, usually for a fee.', { exact: false }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'How results are sorted' }).getAttribute('href')).toBe(
    '/how-ranking-works',
  );
});
