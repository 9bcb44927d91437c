import { endpoints } from '@thikana/contract/endpoints';
import {
  deleteListing,
  editListing,
  postListing,
  viewListing,
  viewOwnListing,
  viewYourListings,
} from '@thikana/contract/listings';
import { neighbourhood } from '@thikana/contract/map-area';
import { approvePost } from '@thikana/contract/moderation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flatForRent, listingForm } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { openTestSite, type Person, type TestSite } from '../../../test/test-site.ts';

const door: [number, number] = [88.4312345, 26.7154321];
const fields = (exact: boolean) => ({
  ...flatForRent,
  coordinates: JSON.stringify({ type: 'Point', coordinates: door }),
  showExactPlace: String(exact),
});
const form = (exact: boolean) => listingForm(fields(exact));

let site: TestSite;
let owner: Person;
let other: Person;
let admin: Person;
let hidden: string;
let shown: string;
let removed: string;

beforeAll(async () => {
  site = await openTestSite();
  [owner, other, admin] = await Promise.all([site.person(), site.person(), site.person('admin')]);
  const approved = (exact: boolean) => makeListing(owner, { fields: fields(exact), approvedBy: admin });
  [hidden, shown, removed] = [await approved(false), await approved(true), await approved(false)];
  await owner.call(deleteListing, { params: { id: removed } });
});
afterAll(() => site.close());

/** Whatever can be asked about listings without a session, in this test's town. */
const publicAddresses: Record<string, () => string[]> = {
  viewLatestListings: () => ['/api/user/post/view-latest-posts'],
  listRentals: () => ['/api/user/post/rental-properties', '/api/user/post/rental-properties?sort=price'],
  listSales: () => ['/api/user/post/sell-properties'],
  listAllListings: () => ['/api/user/post/rent-sell-listings?q=sunny&within=88.4,26.7,88.5,26.8'],
  understandWords: () => ['/api/search/words?q=flat'],
  suggestSearches: () => ['/api/search/suggestions?q=sunny'],
  viewFacets: () => ['/api/search/facets'],
  viewMap: () => ['/api/search/map?within=88.43,26.71,88.44,26.72', '/api/search/map?within=88,26,89,27'],
  viewSurroundings: () => [`/api/listings/${hidden}/surroundings`, `/api/listings/${shown}/surroundings`],
  viewListing: () => [`/api/user/post/listingDetails/${hidden}`],
  viewRemovedListing: () => [`/api/listings/${removed}/removed`],
  viewArea: () => ['siliguri_city', 'hakimpara', 'court_more'].map((area) => `/api/areas/${area}/rent`),
  viewAreas: () => ['/api/areas'],
  viewListingCards: () => [`/api/listings/cards?ids=${hidden},${shown}`],
};

interface Placed {
  _id?: string;
  coordinates?: { coordinates: number[] };
}

/** Every listing anywhere in an answer. */
function placedIn(answer: unknown): Placed[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const own = 'coordinates' in answer && '_id' in answer ? [answer as Placed] : [];
  return [...own, ...Object.values(answer).flatMap(placedIn)];
}

/** Without those that answer only to a secret that the owner was mailed. */
const publicEndpoints = endpoints.filter(
  ({ access, method, tag, path }) =>
    access === 'anyone' && method === 'GET' && tag === 'listings' && !path.endsWith('/:token'),
);

describe('the exact place of a listing whose owner does not show it', () => {
  it.each(publicEndpoints.map(({ name }) => name))('is not in an answer of %s', async (name) => {
    const addresses = publicAddresses[name]?.() ?? [];
    expect(addresses).not.toEqual([]);
    for (const token of [undefined, other.token]) {
      for (const url of addresses) {
        const headers = token ? { authorization: `Bearer ${token}` } : {};
        const answer = await site.app.http.inject({ url, headers });
        expect([url, answer.statusCode]).toEqual([url, 200]);
        const [longitude, latitude] = door;
        for (const placed of placedIn(answer.json())) {
          const { longitude: x, latitude: y } = neighbourhood({ longitude, latitude }, hidden);
          expect(placed.coordinates?.coordinates).toEqual(placed._id === shown ? door : [x, y]);
        }
        // The pin of the listing that is shown stands at the same door.
        if (name === 'viewMap') continue;
        const others = answer.body.replaceAll(JSON.stringify(door), '');
        expect(others).not.toMatch(/88\.4312345|26\.7154321/);
      }
    }
  });

  it('is in no feed', async () => {
    const { body } = await site.app.http.inject({ url: '/feeds/rentals.xml' });
    expect(body).toContain(hidden);
    expect(body).not.toMatch(/88\.43123|26\.71543/);
  });

  it('is known to its owner and to administrators', async () => {
    for (const { call } of [owner, admin]) {
      const { listingDetails } = await call(viewListing, { params: { id: hidden } });
      expect(listingDetails.coordinates.coordinates).toEqual(door);
      const { post } = await call(viewOwnListing, { params: { id: hidden } });
      expect(post.coordinates.coordinates).toEqual(door);
    }
    const { postArray } = await owner.call(viewYourListings, {});
    expect(postArray.map(({ coordinates }) => coordinates.coordinates)).toEqual([door, door]);
  });
});

it('is shown to everyone where the owner wants it, until an edit takes that back', async () => {
  const { listingDetails } = await site.call(viewListing, { params: { id: shown } });
  expect(listingDetails).toMatchObject({ showExactPlace: true, coordinates: { coordinates: door } });

  const { post } = await owner.call(postListing, { body: form(true) });
  expect(post.showExactPlace).toBe(true);
  await owner.call(editListing, { params: { id: post._id }, body: form(false) });
  await admin.call(approvePost, { query: { id: post._id } });
  const { listingDetails: edited } = await site.call(viewListing, { params: { id: post._id } });
  expect(edited.showExactPlace).toBeUndefined();
  expect(edited.coordinates.coordinates).not.toEqual(door);
});
