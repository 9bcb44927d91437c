import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { viewLatestListings, viewListing } from '@thikana/contract/listings';
import { rejectPost } from '@thikana/contract/moderation';
import {
  deleteListing,
  editListing,
  postListing,
  viewOwnListing,
  viewYourListings,
} from '@thikana/contract/own-listings';
import { listAllListings, listRentals, listSales } from '@thikana/contract/search/search';
import { describe, expect, it } from 'vitest';
import {
  type FormFields,
  flatForRent,
  landForSale,
  listingForm,
  photograph,
} from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
const [owner, other, admin] = await Promise.all([site.person(), site.person(), site.person('admin')]);

const post = async (fields: Record<string, string> = flatForRent, pictures: (Uint8Array | string)[] = []) =>
  (await owner.call(postListing, { body: listingForm(fields, pictures) })).post;
const postApproved = (fields: FormFields = flatForRent, pictures: readonly Uint8Array[] = []) =>
  makeListing(owner, { fields, pictures, approvedBy: admin });
const storedPictures = () => readdir(path.join(site.dataDir, 'pictures/renditions')).catch(() => []);

describe('posting', () => {
  it('creates a pending listing with everything that was entered', async () => {
    const before = Date.now();
    const alternateLocation = 'Behind the old cinema';
    const costs = { deposit: '24000', maintenance: '0' };
    const listing = await post({ ...flatForRent, ...costs, alternateLocation, parking: 'true' }, [
      await photograph(),
    ]);
    expect(listing).toMatchObject({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      title: flatForRent.title,
      description: flatForRent.description,
      location: flatForRent.location,
      alternateLocation,
      coordinates: JSON.parse(flatForRent.coordinates),
      approvalStatus: 'pending',
      intent: 'rent',
      propertyCategory: 'flat',
      area: 'sevoke',
      bedrooms: 2,
      bathrooms: 1,
      builtUpArea: 850,
      parking: true,
      pricePerFrequency: 12000,
      frequency: 'month',
      availableForDuration: 11,
      availableForDurationUnit: 'month',
      deposit: 24_000,
      maintenance: 0,
      availableFrom: '2026-12-01',
      pictures: [expect.stringMatching(/^\/pictures\//)],
    });
    expect(listing.gallery).toMatchObject([{ url: listing.pictures[0], width: 1200, height: 900 }]);
    for (const time of [listing.createdAt, listing.updatedAt])
      expect(Math.abs(Date.parse(time) - before)).toBeLessThan(60_000);
  });

  it('computes the total of land, whatever the form sends', async () => {
    const listing = await post({ ...landForSale, totalPrice: '1' });
    expect(listing.totalPrice).toBe(40_000_000);
  });

  it('reports every invalid field with the form’s own text', async () => {
    const wrong = post({ ...flatForRent, title: 'Short', bedrooms: '' });
    await expect(wrong).rejects.toMatchObject({
      status: 400,
      code: 'invalid_input',
      fields: { title: 'Title must be atleast 10 characters', bedrooms: 'Bedrooms is required' },
    });
  });

  it('stores no row and no file if a field is invalid', async () => {
    const files = await storedPictures();
    const { postArray } = await owner.call(viewYourListings, {});
    await expect(post({ ...flatForRent, title: '' }, [await photograph()])).rejects.toMatchObject({
      status: 400,
    });
    expect(await storedPictures()).toEqual(files);
    expect((await owner.call(viewYourListings, {})).postArray).toHaveLength(postArray.length);
  });

  it('stores no row and no file if one of the files is not a picture', async () => {
    const files = await storedPictures();
    const upload = post(flatForRent, [await photograph(), 'this is not a picture']);
    const fields = { pictures: expect.stringMatching(/^picture-1\.jpg: /) };
    await expect(upload).rejects.toMatchObject({ status: 415, code: 'picture_unsupported', fields });
    expect(await storedPictures()).toEqual(files);
  });

  it('accepts ten pictures and no more', async () => {
    const picture = await photograph('#884422', 64, 64);
    expect((await post(flatForRent, Array(10).fill(picture))).pictures).toHaveLength(10);
    await expect(post(flatForRent, Array(11).fill(picture))).rejects.toMatchObject({
      code: 'too_many_pictures',
    });
  });

  it('answers a truncated body with 400', async () => {
    const body = Buffer.from(await new Response(listingForm(flatForRent)).arrayBuffer());
    const boundary = body.toString('latin1', 2, body.indexOf('\r\n'));
    const answer = await site.app.http.inject({
      method: 'POST',
      url: postListing.path,
      headers: {
        authorization: `Bearer ${owner.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: body.subarray(0, body.length - 200),
    });
    expect(answer.json()).toMatchObject({ code: 'upload_broken' });
    expect(answer.statusCode).toBe(400);
  });
});

describe('seeing', () => {
  it.each(['pending', 'rejected'])(
    'shows a %s listing to its owner and to administrators only',
    async (status) => {
      const { _id: id } = await post();
      if (status === 'rejected') await admin.call(rejectPost, { query: { id } });
      const notFound = { status: 404, code: 'listing_not_found' };
      for (const { call } of [site, other]) {
        await expect(call(viewListing, { params: { id } })).rejects.toMatchObject(notFound);
      }
      await expect(other.call(viewOwnListing, { params: { id } })).rejects.toMatchObject(notFound);
      for (const { call } of [owner, admin]) {
        const { listingDetails } = await call(viewListing, { params: { id } });
        expect(listingDetails).toMatchObject({ _id: id, approvalStatus: status });
        expect((await call(viewOwnListing, { params: { id } })).post._id).toBe(id);
      }
    },
  );

  it('serves a picture’s first rendition the moment it is posted', async () => {
    const listing = await post(flatForRent, [await photograph()]);
    const answer = await site.app.http.inject({ url: listing.pictures[0] ?? '' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it('puts the newest approved listing first and leaves pending ones out', async () => {
    const first = await postApproved();
    const second = await postApproved();
    await post();
    const { rentals } = await site.call(listRentals, {});
    expect(rentals.slice(0, 2).map((listing) => listing._id)).toEqual([second, first]);
    const { recentPosts } = await site.call(viewLatestListings, {});
    expect(recentPosts[0]?._id).toBe(second);
  });

  it('pages through a list without gaps or repeats, and returns nothing beyond the end', async () => {
    const { totalPages, total } = await site.call(listAllListings, { query: { limit: 3 } });
    const ids: string[] = [];
    for (let page = 1; page <= totalPages; page++) {
      const { listings } = await site.call(listAllListings, { query: { page, limit: 3 } });
      ids.push(...listings.map((listing) => listing._id));
    }
    expect(ids).toHaveLength(total);
    expect(new Set(ids).size).toBe(total);
    expect(ids).toEqual(ids.toSorted().reverse());
    expect(
      (await site.call(listAllListings, { query: { page: totalPages + 1, limit: 3 } })).listings,
    ).toEqual([]);
  });

  it.each(['0', '-1', '1.5', 'two', '1e3x'])('rejects the page %s', async (page) => {
    await expect(site.call(listRentals, { query: { page } })).rejects.toMatchObject({
      status: 400,
      fields: { page: 'This is not a page number.' },
    });
  });

  it('filters lists by the four filters', async () => {
    const id = await postApproved(landForSale);
    const found = async (query: object) =>
      (await site.call(listSales, { query })).sells.some((listing) => listing._id === id);
    expect(await found({ propertyType: 'land', location: 'salugara', priceRange: '15000000+' })).toBe(true);
    expect(await found({ propertyType: 'house' })).toBe(false);
    expect(await found({ location: 'matigara' })).toBe(false);
    expect(await found({ priceRange: '0-1000000' })).toBe(false);
    expect(
      (await site.call(listAllListings, { query: { purpose: 'rent' } })).listings.every(
        (l) => l.intent === 'rent',
      ),
    ).toBe(true);
  });
});

describe('posting again', () => {
  const postWith = async (person: Person, pictures: string[], uploads: Uint8Array[] = []) =>
    (
      await person.call(postListing, {
        body: listingForm({ ...flatForRent, existingPictures: pictures }, uploads),
      })
    ).post;

  it('shows the pictures of an earlier listing, also after that was deleted', async () => {
    const before = await post(flatForRent, [await photograph('#111111'), await photograph('#eeeeee')]);
    const [first = '', second = ''] = before.pictures;
    const again = await postWith(owner, [second, first], [await photograph()]);
    expect(again.pictures).toHaveLength(3);
    expect(again.pictures.slice(0, 2)).toEqual([second, first]);
    await owner.call(deleteListing, { params: { id: before._id } });
    expect((await site.app.http.inject(second)).statusCode).toBe(200);
    await owner.call(deleteListing, { params: { id: again._id } });
    expect((await site.app.http.inject(second)).statusCode).toBe(404);
  });

  it('shows no pictures of others, and no more than a listing may have', async () => {
    const theirs = (await other.call(postListing, { body: listingForm(flatForRent, [await photograph()]) }))
      .post;
    expect((await postWith(owner, theirs.pictures)).pictures).toEqual([]);
    const full = await post(flatForRent, await Promise.all(Array.from({ length: 10 }, () => photograph())));
    await expect(postWith(owner, full.pictures, [await photograph()])).rejects.toMatchObject({
      code: 'too_many_pictures',
    });
  });
});

describe('editing', () => {
  it('replaces fields, keeps named pictures in order and appends new ones', async () => {
    const listing = await post(flatForRent, [await photograph('#111111'), await photograph('#eeeeee')]);
    const [first = '', second = ''] = listing.pictures;
    const { post: edited } = await owner.call(editListing, {
      params: { id: listing._id },
      body: listingForm({ ...flatForRent, title: 'A new and better title', existingPictures: [second] }, [
        await photograph(),
      ]),
    });
    expect(edited).toMatchObject({ title: 'A new and better title', approvalStatus: 'pending' });
    expect(edited.pictures).toHaveLength(2);
    expect(edited.pictures[0]).toBe(second);
    expect(edited.pictures).not.toContain(first);
  });

  it('cannot use pictures of others', async () => {
    const theirs = (await other.call(postListing, { body: listingForm(flatForRent, [await photograph()]) }))
      .post;
    const mine = await post();
    const { post: edited } = await owner.call(editListing, {
      params: { id: mine._id },
      body: listingForm({ ...flatForRent, existingPictures: theirs.pictures }),
    });
    expect(edited.pictures).toEqual([]);
  });

  it('rejects approved and rejected listings with their own texts, and others’ listings as not found', async () => {
    const edit = (person: Person, id: string) =>
      person.call(editListing, { params: { id }, body: listingForm(flatForRent) });
    const approved = await postApproved();
    await expect(edit(owner, approved)).rejects.toMatchObject({ status: 409, code: 'listing_approved' });
    const { _id: rejected } = await post();
    await admin.call(rejectPost, { query: { id: rejected } });
    await expect(edit(owner, rejected)).rejects.toMatchObject({ status: 409, code: 'listing_rejected' });
    await expect(edit(other, approved)).rejects.toMatchObject({ status: 404 });
  });
});

describe('deleting', () => {
  it('deletes the listing and its pictures, for its owner only', async () => {
    const id = await postApproved(flatForRent, [await photograph()]);
    const { pictures } = (await site.call(viewListing, { params: { id } })).listingDetails;
    const picture = async () => (await site.app.http.inject({ url: pictures[0] ?? '' })).statusCode;
    await expect(other.call(deleteListing, { params: { id } })).rejects.toMatchObject({ status: 404 });
    expect(await picture()).toBe(200);
    expect(await owner.call(deleteListing, { params: { id } })).toEqual({
      message: 'Listing deleted successfully',
    });
    await expect(site.call(viewListing, { params: { id } })).rejects.toMatchObject({ status: 404 });
    expect(await picture()).toBe(404);
  });
});
