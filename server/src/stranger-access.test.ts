import type { Endpoint } from '@thikana/contract/endpoint';
import { endpoints } from '@thikana/contract/endpoints';
import { neighbourhood } from '@thikana/contract/map-area';
import { startConversation } from '@thikana/contract/messages';
import { rejectPost } from '@thikana/contract/moderation';
import { deleteListing, postListing } from '@thikana/contract/own-listings';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { confirmedPerson } from '../test/confirmed-people.ts';
import { aKey } from '../test/conversations.ts';
import type { EndpointRights, Scene } from '../test/endpoint-answers.ts';
import { endpointRights } from '../test/endpoint-rights.ts';
import { flatForRent, landForSale, listingForm, photograph } from '../test/listing-forms.ts';
import { makeListing } from '../test/make-listing.ts';
import { makeScene } from '../test/scene.ts';
import { sendRequest } from '../test/send-request.ts';
import { type Person, useTestSite } from '../test/test-site.ts';
import { hideListings } from './features/listings/listings.feature.ts';

type Request = ReturnType<EndpointRights['request']>;
type State = 'approved' | 'alike' | 'sale' | 'pending' | 'rejected' | 'hidden';

const door: [number, number] = [88.4312345, 26.7154321];
/** The id of an owner who takes messages only. */
const phone = '+919832099999';
const titles: Record<State, string> = {
  approved: 'Sunny flat everyone may see',
  alike: 'Sunny flat next door',
  sale: 'Sunny corner plot for sale',
  pending: 'Sunny flat that waits for approval',
  rejected: 'Sunny flat that was turned down',
  hidden: 'Sunny flat that is let already',
};
const states = Object.keys(titles) as State[];

const ids = {} as Record<State, string>;
const scene = {} as Scene;
const table = endpointRights(scene);

const fieldsOf = (title: string) => ({
  ...(title === titles.sale ? landForSale : flatForRent),
  messagesOnly: 'true',
  title,
  coordinates: JSON.stringify({ type: 'Point', coordinates: door }),
});

const site = await useTestSite();
Object.assign(scene, await makeScene(site));
const { owner, admin } = scene.people;
await site.services.db.updateTable('users').set({ phone }).where('id', '=', owner.id).execute();
const make = (title: string, approvedBy?: Person) =>
  makeListing(owner, { fields: fieldsOf(title), ...(approvedBy ? { approvedBy } : {}) });
ids.approved = await make(titles.approved, admin);
ids.alike = await make(titles.alike, admin);
ids.sale = await make(titles.sale, admin);
ids.pending = await make(titles.pending);
ids.rejected = await make(titles.rejected);
await admin.call(rejectPost, { query: { id: ids.rejected } });
ids.hidden = await make(titles.hidden, admin);
await site.services.db
  .transaction()
  .execute((transaction) => hideListings(transaction, { ids: [ids.hidden] }, 'closed', new Date()));
const removed = await make('Sunny flat that is gone', admin);
await owner.call(deleteListing, { params: { id: removed } });
const seeker = await confirmedPerson(site);
const { conversation } = await seeker.call(startConversation, {
  body: { listingId: ids.approved, key: aKey(), text: 'Is it free?' },
});
scene.conversationId = conversation._id;

/** Extra requests besides the access table, so that every endpoint is asked about the listings. */
const furtherRequests: Record<string, (id: string) => Request[]> = {
  listRentals: () => [{ query: { sort: 'price' } }],
  listAllListings: () => [{ query: { q: 'sunny', within: '88.4,26.7,88.5,26.8' } }],
  suggestSearches: () => [{ query: { q: 'sunny' } }],
  viewMap: () => [{ query: { within: '88.43,26.71,88.44,26.72' } }],
  viewRemovedListing: () => [{ path: { id: removed } }],
  viewArea: () =>
    ['siliguri_city', 'hakimpara', 'court_more'].map((area) => ({ path: { area, intent: 'rent' } })),
  viewListingCards: (id) => [{ query: { ids: id } }],
  deleteListing: (id) => [{ path: { id } }],
  mergeShortlist: (id) => [{ body: { added: [id] } }],
  sendReport: (id) => [{ body: { subjectKind: 'listing', subjectId: id, reason: 'scam' } }],
  writeWithoutAccount: (id) => [
    { path: { id }, body: { key: aKey(), text: 'Is it still free?', email: 'visitor@example.com' } },
  ],
  startConversation: (id) => [{ body: { listingId: id, key: aKey(), text: 'Is it still free?' } }],
};

/** Their ids belong to searches, featured places and sessions, not listings. */
const aboutNoListing = [
  'changeSearch',
  'removeSearch',
  'beginCheckout',
  'claimPayment',
  'cancelSlot',
  'endSession',
];

/**
 * Endpoints of moderators and administrators refuse everyone else before they read an id, as the access test
 * proves. Logging out would end the sessions of the other requests.
 */
const asked = endpoints.filter(
  ({ access, name }) => access !== 'moderator' && access !== 'admin' && name !== 'logOut',
);

/** The requests about one listing. */
function requestsOf({ name }: Endpoint, id: string): Request[] {
  scene.listingId = id;
  return [table[name]?.request() ?? {}, ...(furtherRequests[name]?.(id) ?? [])];
}

async function answersOf(endpoint: Endpoint, person: Person | undefined, of: readonly State[] = states) {
  const requests = of.flatMap((state) => requestsOf(endpoint, ids[state]));
  const different = new Map(requests.map((request) => [JSON.stringify(request), request]));
  const answers = [];
  for (const request of different.values()) {
    answers.push((await sendRequest(site, endpoint, request, person?.token)).body);
  }
  return answers;
}

interface Placed {
  _id: string;
  coordinates: { coordinates: number[] };
}

/** Every listing in an answer, at any depth. */
function placedIn(answer: unknown): Placed[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const own = 'coordinates' in answer && '_id' in answer ? [answer as Placed] : [];
  return [...own, ...Object.values(answer).flatMap(placedIn)];
}

const rowsOfOwner = () =>
  site.services.db
    .selectFrom('listings')
    .leftJoin('listing_pictures', 'listing_id', 'listings.id')
    .selectAll()
    .where('listings.id', 'in', Object.values(ids))
    .orderBy('listings.id')
    .execute();

it.each(asked.filter(({ path }) => /:id|:listingId/.test(path)).map(({ name }) => name))(
  'asks %s about the listing, or names another subject',
  (name) => {
    const endpoint = asked.find((each) => each.name === name) as Endpoint;
    const requests = JSON.stringify(requestsOf(endpoint, ids.approved));
    const isAsked = [ids.approved, scene.conversationId].some((id) => requests.includes(id));
    expect(isAsked || aboutNoListing.includes(name)).toBe(true);
  },
);

it.each(
  asked
    .filter(({ method, path }) => method === 'GET' && !path.includes(':token'))
    .filter(({ response }) =>
      JSON.stringify(z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' })).includes(
        '"approvalStatus"',
      ),
    )
    .map(({ name }) => name),
)('reaches a listing by %s, so that what a stranger sees there says something', async (name) => {
  const endpoint = asked.find((each) => each.name === name) as Endpoint;
  const answers = [
    ...(await answersOf(endpoint, undefined)),
    ...(await answersOf(endpoint, scene.people.owner)),
  ];
  const found = answers.flatMap((body) => placedIn(JSON.parse(body)).map(({ _id }) => _id));
  expect(found).toContain(name === 'listSales' ? ids.sale : ids.approved);
});

it.each(asked.map(({ name }) => name))('returns only public data to strangers by %s', async (name) => {
  const endpoint = asked.find((each) => each.name === name) as Endpoint;
  const before = await rowsOfOwner();
  const { other, editor } = scene.people;
  for (const person of [undefined, other, editor, seeker]) {
    for (const body of await answersOf(endpoint, person)) {
      for (const { _id, coordinates } of placedIn(JSON.parse(body))) {
        if (!Object.values(ids).includes(_id)) continue;
        const { longitude, latitude } = neighbourhood({ longitude: door[0], latitude: door[1] }, _id);
        expect(coordinates.coordinates).toEqual([longitude, latitude]);
      }
      for (const secret of [...door, phone, titles.pending, titles.rejected, titles.hidden]) {
        expect(body).not.toContain(String(secret));
      }
    }
  }
  expect(await rowsOfOwner()).toEqual(before);
});

it('gives a new post no pictures of others, whatever addresses it names', async () => {
  const { owner, other } = scene.people;
  const { post: theirs } = await owner.call(postListing, {
    body: listingForm(flatForRent, [await photograph()]),
  });
  for (const name of ['pictures', 'existingPictures', 'cover', 'gallery']) {
    const { post } = await other.call(postListing, {
      body: listingForm({ ...flatForRent, [name]: theirs.pictures }),
    });
    expect(post.pictures).toEqual([]);
  }
});
