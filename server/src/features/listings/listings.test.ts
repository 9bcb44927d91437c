import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  deleteListing,
  editListing,
  postListing,
  viewLatestListings,
  viewListing,
  viewOwnListing,
  viewYourListings,
} from '@thikana/contract/listings';
import { approvePost, rejectPost } from '@thikana/contract/moderation';
import { listAllListings, listRentals, listSales } from '@thikana/contract/search/search';
import { type Settings, saveSettings, viewSettings } from '@thikana/contract/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flatForRent, landForSale, listingForm, photograph } from '../../../test/listing-forms.ts';
import { openTestSite, type Person, type TestSite } from '../../../test/test-site.ts';

let site: TestSite;
let owner: Person;
let other: Person;
let admin: Person;

beforeAll(async () => {
  site = await openTestSite();
  [owner, other, admin] = await Promise.all([site.person(), site.person(), site.person('admin')]);
});
afterAll(() => site.close());

const post = async (fields: Record<string, string> = flatForRent, pictures: (Uint8Array | string)[] = []) =>
  (await owner.call(postListing, { body: listingForm(fields, pictures) })).post;
const postApproved = async (
  fields: Record<string, string> = flatForRent,
  pictures: (Uint8Array | string)[] = [],
) => {
  const { _id: id } = await post(fields, pictures);
  await admin.call(approvePost, { query: { id } });
  return id;
};
const storedPictures = () => readdir(path.join(site.dataDir, 'pictures/renditions')).catch(() => []);

describe('posting', () => {
  it('makes a pending listing that carries everything that was filled in', async () => {
    const listing = await post({ ...flatForRent, parking: 'true' }, [await photograph()]);
    expect(listing).toMatchObject({
      approvalStatus: 'pending',
      intent: 'rent',
      propertyCategory: 'flat',
      area: 'sevoke',
      bedrooms: 2,
      parking: true,
      pricePerFrequency: 12000,
      availableFrom: '2026-12-01',
    });
    expect(listing.pictures).toHaveLength(1);
    expect(listing.gallery[0]).toMatchObject({ width: 1200, height: 900 });
  });

  it('computes the total of land, whatever the form says', async () => {
    const listing = await post({ ...landForSale, totalPrice: '1' });
    expect(listing.totalPrice).toBe(40_000_000);
  });

  it('names every wrong field with the form’s own text', async () => {
    const wrong = post({ ...flatForRent, title: 'Short', bedrooms: '' });
    await expect(wrong).rejects.toMatchObject({
      status: 400,
      code: 'invalid_input',
      fields: { title: 'Title must be atleast 10 characters', bedrooms: 'Bedrooms is required' },
    });
  });

  it('keeps no row and no file when a field is wrong', async () => {
    const files = await storedPictures();
    const { postArray } = await owner.call(viewYourListings, {});
    await expect(post({ ...flatForRent, title: '' }, [await photograph()])).rejects.toMatchObject({
      status: 400,
    });
    expect(await storedPictures()).toEqual(files);
    expect((await owner.call(viewYourListings, {})).postArray).toHaveLength(postArray.length);
  });

  it('keeps no row and no file when one of the pictures is not a picture', async () => {
    const files = await storedPictures();
    const upload = post(flatForRent, [await photograph(), 'this is not a picture']);
    await expect(upload).rejects.toMatchObject({ status: 415, code: 'picture_unsupported' });
    expect(await storedPictures()).toEqual(files);
  });

  it('takes ten pictures and no eleventh', async () => {
    const picture = await photograph('#884422', 64, 64);
    expect((await post(flatForRent, Array(10).fill(picture))).pictures).toHaveLength(10);
    await expect(post(flatForRent, Array(11).fill(picture))).rejects.toMatchObject({
      code: 'too_many_pictures',
    });
  });

  it('answers a body cut half way with 400', async () => {
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
  it('shows a pending listing to its owner and to administrators only', async () => {
    const { _id: id } = await post();
    await expect(site.call(viewListing, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(other.call(viewListing, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(other.call(viewOwnListing, { params: { id } })).rejects.toMatchObject({ status: 404 });
    expect((await owner.call(viewOwnListing, { params: { id } })).post._id).toBe(id);
    expect((await admin.call(viewListing, { params: { id } })).listingDetails._id).toBe(id);
  });

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

  it('pages through a whole list without gap or repetition, and answers nothing beyond', async () => {
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

  it.each(['0', '-1', '1.5', 'two', '1e3x'])('refuses the page %s', async (page) => {
    await expect(site.call(listRentals, { query: { page } })).rejects.toMatchObject({
      status: 400,
      fields: { page: 'This is not a page number.' },
    });
  });

  it('narrows lists by the four filters', async () => {
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

describe('the telephone number', () => {
  it('is in no list and leaves only when asked for', async () => {
    const id = await postApproved();
    expect(JSON.stringify(await site.call(listAllListings, {}))).not.toContain('+919');
    const omitted = await site.call(viewListing, { params: { id }, query: { phone: 'omit' } });
    expect(omitted.listingUser).toEqual({ name: 'Asha Tamang' });
    const shown = await site.call(viewListing, { params: { id } });
    expect(shown.listingUser).toMatchObject({ phone: '+919000000001' });
  });

  it('is given to nobody where the owner takes messages only, and none of an allowance is spent', async () => {
    const spent = () => site.services.db.selectFrom('phone_reveals').selectAll().execute();
    const before = await spent();
    const id = await postApproved({ ...flatForRent, messagesOnly: 'true' });
    const stranger = await site.person();
    for (const call of [site.call, stranger.call, owner.call, admin.call]) {
      const { listingDetails, listingUser } = await call(viewListing, { params: { id } });
      expect(listingDetails.messagesOnly).toBe(true);
      expect(listingUser).toEqual({ name: 'Asha Tamang' });
    }
    expect(await spent()).toEqual(before);
    const { _id: pending } = await post({ ...flatForRent, messagesOnly: 'true' });
    const { post: edited } = await owner.call(editListing, {
      params: { id: pending },
      body: listingForm(flatForRent),
    });
    expect(edited.messagesOnly).toBeUndefined();
  });

  it('is withheld beyond the daily allowance, and one already seen is not', async () => {
    const { settings } = await admin.call(viewSettings, {});
    await admin.call(saveSettings, {
      body: { ...settings, phoneNumbersADay: { anonymous: 20, signedIn: 2 } } as Settings,
    });
    const owners = await Promise.all([site.person(), site.person(), site.person()]);
    const ids = await Promise.all(
      owners.map(async (person) => {
        const { post: listing } = await person.call(postListing, { body: listingForm(flatForRent) });
        await admin.call(approvePost, { query: { id: listing._id } });
        return listing._id;
      }),
    );
    const look = async (id: string | undefined) =>
      (await other.call(viewListing, { params: { id: id ?? '' } })).listingUser;
    for (const id of ids.slice(0, 2)) expect(await look(id)).toHaveProperty('phone');
    expect(await look(ids[2])).toEqual({ name: 'Asha Tamang', phoneWithheld: true });
    expect(await look(ids[0])).toHaveProperty('phone');
  });
});

describe('editing', () => {
  it('replaces fields, keeps named pictures in order and adds new ones behind them', async () => {
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

  it('cannot take over the pictures of somebody else', async () => {
    const theirs = (await other.call(postListing, { body: listingForm(flatForRent, [await photograph()]) }))
      .post;
    const mine = await post();
    const { post: edited } = await owner.call(editListing, {
      params: { id: mine._id },
      body: listingForm({ ...flatForRent, existingPictures: theirs.pictures }),
    });
    expect(edited.pictures).toEqual([]);
  });

  it('refuses approved and rejected listings with their own texts, and others’ as not found', async () => {
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
  it('removes the listing, and nobody else may', async () => {
    const id = await postApproved();
    await expect(other.call(deleteListing, { params: { id } })).rejects.toMatchObject({ status: 404 });
    expect(await owner.call(deleteListing, { params: { id } })).toEqual({
      message: 'Listing deleted successfully',
    });
    await expect(site.call(viewListing, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });
});
