import { viewListing } from '@thikana/contract/listings';
import { approvePost } from '@thikana/contract/moderation';
import { editListing, postListing, viewOwnListing, viewYourListings } from '@thikana/contract/own-listings';
import { describe, expect, it } from 'vitest';
import { flatForRent, listingForm } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { useTestSite } from '../../../test/test-site.ts';

const door: [number, number] = [88.4312345, 26.7154321];
const fields = (exact: boolean) => ({
  ...flatForRent,
  coordinates: JSON.stringify({ type: 'Point', coordinates: door }),
  showExactPlace: String(exact),
});
const form = (exact: boolean) => listingForm(fields(exact));

const site = await useTestSite();
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
const approved = (exact: boolean) => makeListing(owner, { fields: fields(exact), approvedBy: admin });
const [hidden, shown] = [await approved(false), await approved(true)];

describe('the exact position that an owner does not show', () => {
  it('is in no feed', async () => {
    const { body } = await site.app.http.inject({ url: '/feeds/rentals.xml' });
    expect(body).toContain(hidden);
    expect(body).not.toMatch(/88\.43123|26\.71543/);
  });

  it('is visible to the owner and administrators', async () => {
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

it('is public if the owner shows it, until an edit hides it', async () => {
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
