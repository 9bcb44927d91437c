import { type AlertFrequency, saveSearch, viewAlerts } from '@thikana/contract/alerts';
import { viewArea } from '@thikana/contract/area-pages';
import { currentCity } from '@thikana/contract/city';
import { viewListing } from '@thikana/contract/listings';
import { addArea, listAdminAreas, mergeArea, viewAdminArea } from '@thikana/contract/place-administration';
import { listRentals } from '@thikana/contract/search/search';
import { saveSettings, viewSettings } from '@thikana/contract/settings';
import { suggestPlaces } from '@thikana/contract/site';
import { describe, expect, it } from 'vitest';
import { siliguri } from '../../../../test/city/cities.ts';
import { flatForRent } from '../../../../test/listing-forms.ts';
import { makeListing } from '../../../../test/make-listing.ts';
import { type PlacesSite, usePlacesSite } from '../../../../test/use-places-site.ts';

let { site, editor, admin, change, understand } = {} as PlacesSite;
usePlacesSite((opened) => {
  ({ site, editor, admin, change, understand } = opened);
});

/** 600 m from the flat of the tests, which lies in Sevoke Road. */
const jyotiNagar = { name: 'Jyoti Nagar', latitude: 26.738, longitude: 88.437 };
const position = (longitude: number, latitude: number) => ({
  ...flatForRent,
  coordinates: JSON.stringify({ type: 'Point', coordinates: [longitude, latitude] }),
});
const areaOf = async (id: string) => (await site.call(viewListing, { params: { id } })).listingDetails.area;

describe('an area', () => {
  it('that is added is found by its spellings, has a page, and gets the listings that are nearest to it', async () => {
    const flat = await makeListing(await site.person(), {
      fields: position(jyotiNagar.longitude, jyotiNagar.latitude),
      approvedBy: admin,
    });
    expect(await areaOf(flat)).toBe('sevoke');
    const { place } = await editor.call(addArea, { body: { ...jyotiNagar, spellings: ['jyotinogor'] } });
    expect(place).toMatchObject({ slug: 'jyoti-nagar', byHand: true, formerSlugs: [] });
    await expect.poll(() => areaOf(flat)).toBe('jyoti-nagar');
    expect(await understand('flat in jyotinogor')).toMatchObject({ location: ['jyoti-nagar'] });
    expect(await site.call(viewArea, { params: { area: 'jyoti-nagar', intent: 'rent' } })).toMatchObject({
      total: 1,
    });
    const { places } = await site.call(suggestPlaces, { query: { q: 'jyotinogor' } });
    expect(places[0]).toMatchObject({ label: 'Jyoti Nagar', area: 'jyoti-nagar' });
  });

  it('that is renamed keeps its listings, and its former address leads to it', async () => {
    const flat = await makeListing(await site.person(), { approvedBy: admin });
    await change('sevoke', { name: 'Sevoke Para', slug: 'sevoke_para' });
    expect(await areaOf(flat)).toBe('sevoke_para');
    expect(await site.call(viewArea, { params: { area: 'sevoke', intent: 'rent' } })).toMatchObject({
      ...{ area: 'sevoke_para', total: 1 },
    });
    expect(await editor.call(viewAdminArea, { params: { slug: 'sevoke_para' } })).toMatchObject({
      ...{ formerSlugs: ['sevoke'], listings: 1 },
    });
    await change('sevoke_para', { slug: 'sevoke' });
    expect(await areaOf(flat)).toBe('sevoke');
    expect(currentCity().formerSlugs).toMatchObject({ sevoke_para: 'sevoke' });
  });

  it('that is moved gives its listings to the areas that are nearest now', async () => {
    const flat = await makeListing(await site.person(), { approvedBy: admin });
    await change('sevoke', { latitude: 26.9, longitude: 88.6 });
    await expect.poll(() => areaOf(flat)).not.toBe('sevoke');
  });

  it('without a position of its own has the listings that name it, and takes them along when it gets one', async () => {
    const { centre } = currentCity();
    const typed = { latitude: centre.latitude + 0.2, longitude: centre.longitude + 0.2 };
    await editor.call(addArea, { body: { ...jyotiNagar, ...typed, name: 'Lepcha Terrace' } });
    await editor.call(addArea, { body: { ...jyotiNagar, ...typed, name: 'Orange Terrace' } });
    const isUnplaced = async (slug: string) =>
      (await editor.call(viewAdminArea, { params: { slug } })).isUnplaced;
    expect([await isUnplaced('lepcha-terrace'), await isUnplaced('matigara')]).toEqual([true, false]);
    const fields = { ...position(typed.longitude, typed.latitude), location: 'Lepcha Terrace, Siliguri' };
    const flat = await makeListing(await site.person(), { approvedBy: admin, fields });
    const elsewhere = { ...fields, location: 'A road, Siliguri' };
    const other = await makeListing(await site.person(), { approvedBy: admin, fields: elsewhere });
    expect([await areaOf(flat), await areaOf(other)]).toEqual(['lepcha-terrace', 'other']);
    expect(await site.call(suggestPlaces, { query: { q: 'lepcha terr' } })).toMatchObject({
      places: [{ label: 'Lepcha Terrace', area: 'lepcha-terrace' }],
    });

    const placed = { latitude: 26.95, longitude: 88.7 };
    await change('lepcha-terrace', placed);
    await expect
      .poll(
        async () =>
          (await admin.call(viewListing, { params: { id: flat } })).listingDetails.coordinates.coordinates,
      )
      .toEqual([placed.longitude, placed.latitude]);
    expect([await areaOf(flat), await isUnplaced('orange-terrace')]).toEqual(['lepcha-terrace', false]);
  });

  it('that is merged hands over its listings, saved searches, offers, names and addresses', async () => {
    const seeker = await site.person();
    const owner = await site.person();
    const flat = await makeListing(owner, { approvedBy: admin });
    await seeker.call(saveSearch, {
      body: { search: { purpose: 'rent', location: 'sevoke,matigara' }, frequency: 'daily' },
    });
    const { settings } = await admin.call(viewSettings, {});
    const offers = [{ area: 'sevoke', days: 7, priceRupees: 100 }];
    await admin.call(saveSettings, { body: { ...settings, featured: { ...settings.featured, offers } } });

    const merged = await editor.call(mergeArea, { params: { slug: 'sevoke' }, body: { into: 'matigara' } });
    expect(merged.place.spellings).toContain('Sevoke Road');
    expect(await areaOf(flat)).toBe('matigara');
    const search = await site.services.db.selectFrom('saved_searches').selectAll().executeTakeFirstOrThrow();
    expect(search.areas).toEqual(['matigara']);
    expect(search.search).toMatchObject({ location: ['matigara'] });
    expect((await admin.call(viewSettings, {})).settings.featured.offers).toEqual([
      { area: 'matigara', days: 7, priceRupees: 100 },
    ]);
    const { rentals } = await site.call(listRentals, { query: { location: ['sevoke'] } });
    expect(rentals.map(({ _id }) => _id)).toEqual([flat]);
    expect(await understand('flat in sevoke road')).toMatchObject({ location: ['matigara'] });
    const later = await makeListing(owner, { approvedBy: admin });
    expect(await areaOf(later)).toBe('matigara');
  });

  it('that is merged leaves one saved search of those that read the same, with the most emails', async () => {
    const seeker = await site.person();
    const save = (location: string, frequency: AlertFrequency) =>
      seeker.call(saveSearch, { body: { search: { bedrooms: '2', location }, frequency } });
    await save('sevoke', 'weekly');
    const kept = await save('matigara', 'at-once');
    await save('sevoke,matigara', 'off');
    await save('sevoke,champasari', 'daily');
    await editor.call(mergeArea, { params: { slug: 'sevoke' }, body: { into: 'matigara' } });
    const { searches } = await seeker.call(viewAlerts, {});
    expect(searches.map(({ query, frequency }) => [query, frequency])).toEqual([
      ['bedrooms=2&location=champasari%2Cmatigara', 'daily'],
      ['bedrooms=2&location=matigara', 'at-once'],
    ]);
    expect(searches[1]?._id).toBe(kept._id);
    expect(await save('sevoke', 'at-once')).toMatchObject({ _id: kept._id });
  });

  it('that is hidden is not offered, and keeps its listings and its page', async () => {
    const flat = await makeListing(await site.person(), { approvedBy: admin });
    await change('sevoke', { isHidden: true });
    expect(currentCity().areas.map(({ slug }) => slug)).not.toContain('sevoke');
    expect(await areaOf(flat)).toBe('sevoke');
    expect(await site.call(viewArea, { params: { area: 'sevoke', intent: 'rent' } })).toMatchObject({
      total: 1,
    });
    const later = await makeListing(await site.person(), { approvedBy: admin });
    expect(await areaOf(later)).not.toBe('sevoke');
  });

  it.each([
    [{ name: 'Sevoke Road', slug: 'sevoke' }, 'place_exists'],
    [{ name: 'Other' }, 'place_exists'],
    [{ name: 'champasari' }, 'area_name_taken'],
    [{ name: 'Sevoke Road', slug: 'new-sevoke' }, 'area_name_taken'],
    [{ name: 'Kolkata', latitude: 22.57, longitude: 88.36 }, 'place_too_far'],
    [{ name: 'Near', belongsTo: 'nowhere' }, 'place_not_found'],
  ])('with %o is refused', async (fields, code) => {
    await expect(editor.call(addArea, { body: { ...jyotiNagar, ...fields } })).rejects.toMatchObject({
      code,
    });
    expect((await editor.call(listAdminAreas, { query: {} })).total).toBe(siliguri.areas.length);
  });

  it('cannot be renamed to the name of another, and one that has it from before can still be changed', async () => {
    await expect(change('sevoke', { name: 'Matigara' })).rejects.toMatchObject({ code: 'area_name_taken' });
    const twins = site.services.db.updateTable('areas').set({ name: 'Matigara' });
    await twins.where('slug', '=', 'sevoke').execute();
    const { place } = await change('sevoke', { name: 'Matigara', spellings: ['matigora'] });
    expect(place.spellings).toEqual(['matigora']);
    await change('sevoke', { name: 'Sevoke' });
    expect((await change('sevoke', { name: 'SEVOKE' })).place.name).toBe('SEVOKE');
  });

  it('cannot take a slug that leads to another area, nor be merged into itself', async () => {
    await editor.call(mergeArea, { params: { slug: 'sevoke' }, body: { into: 'matigara' } });
    await expect(change('champasari', { slug: 'sevoke' })).rejects.toMatchObject({ code: 'place_exists' });
    const into = (slug: string) =>
      editor.call(mergeArea, { params: { slug: 'matigara' }, body: { into: slug } });
    await expect(into('matigara')).rejects.toMatchObject({ code: 'place_itself' });
    await expect(into('sevoke')).rejects.toMatchObject({ code: 'place_not_found' });
  });
});
