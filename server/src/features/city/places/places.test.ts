import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type AlertFrequency, saveSearch, viewAlerts } from '@thikana/contract/alerts';
import { viewArea } from '@thikana/contract/area-pages';
import { listAuditEntries } from '@thikana/contract/audit';
import { currentCity, setCity } from '@thikana/contract/city';
import type { viewLandmarks } from '@thikana/contract/city-map';
import type { Output } from '@thikana/contract/endpoint';
import { viewListing } from '@thikana/contract/listings';
import {
  addArea,
  addLandmark,
  changeArea,
  changeLandmark,
  listAdminAreas,
  mergeArea,
  mergeLandmark,
  viewAdminArea,
  viewAdminLandmark,
} from '@thikana/contract/place-administration';
import { listRentals, understandWords } from '@thikana/contract/search/search';
import { saveSettings, viewSettings } from '@thikana/contract/settings';
import { suggestPlaces } from '@thikana/contract/site';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siliguri, useCityOfTests } from '../../../../test/city/cities.ts';
import { flatForRent } from '../../../../test/listing-forms.ts';
import { makeListing } from '../../../../test/make-listing.ts';
import { startSiteProcess } from '../../../../test/start-site-process.ts';
import { makeTemporaryFolder } from '../../../../test/temporary-folder.ts';
import { openTestSite, type Person, type TestSite } from '../../../../test/test-site.ts';
import { loadCity } from '../city.feature.ts';

let site: TestSite;
let editor: Person;
let admin: Person;
beforeEach(async () => {
  site = await openTestSite();
  [editor, admin] = [await site.person('editor'), await site.person('admin')];
});
afterEach(async () => {
  await site.close();
  useCityOfTests('siliguri');
});
afterAll(() => setCity(siliguri));

/** 600 m from the flat of the tests, which lies in Sevoke Road. */
const jyotiNagar = { name: 'Jyoti Nagar', latitude: 26.738, longitude: 88.437 };
const change = async (slug: string, changes: object) => {
  const { formerSlugs, byHand, listings, isUnplaced, ...area } = await editor.call(viewAdminArea, {
    params: { slug },
  });
  return editor.call(changeArea, { params: { slug }, body: { ...area, ...changes } });
};
const position = (longitude: number, latitude: number) => ({
  ...flatForRent,
  coordinates: JSON.stringify({ type: 'Point', coordinates: [longitude, latitude] }),
});
const understand = (q: string) => site.call(understandWords, { query: { q } });
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

describe('a landmark', () => {
  it('is added, hidden and merged; words and addresses follow', async () => {
    const flat = await makeListing(await site.person(), { approvedBy: admin });
    const at = { latitude: 26.7335, longitude: 88.4375, nearMetres: 800, kind: 'market' } as const;
    const found = async (query: object) =>
      (await site.call(listRentals, { query })).rentals.map(({ _id }) => _id);
    await editor.call(addLandmark, { body: { name: 'Zenith Bazaar', ...at } });
    await editor.call(addLandmark, { body: { name: 'Yellow Gate', ...at } });
    expect(await understand('near zenith bazaar')).toMatchObject({ landmark: ['zenith-bazaar'] });
    await editor.call(mergeLandmark, { params: { slug: 'zenith-bazaar' }, body: { into: 'yellow-gate' } });
    expect(await understand('near zenith bazaar')).toMatchObject({ landmark: ['yellow-gate'] });
    expect(await found({ landmark: 'zenith-bazaar' })).toEqual([flat]);
    const { formerSlugs, byHand, ...gate } = await editor.call(viewAdminLandmark, {
      params: { slug: 'yellow-gate' },
    });
    expect(formerSlugs).toEqual(['zenith-bazaar']);
    await editor.call(changeLandmark, { params: { slug: 'yellow-gate' }, body: { ...gate, isHidden: true } });
    expect(await found({ landmark: 'yellow-gate' })).toEqual([flat]);
    expect(await understand('near yellow gate')).not.toHaveProperty('landmark');
  });
});

it('writes who changed what to the audit log, and nothing if nothing changed', async () => {
  await change('sevoke', { name: 'Sevoke Para', spellings: ['sebok'] });
  await change('sevoke', {});
  const { entries } = await admin.call(listAuditEntries, { query: {} });
  expect(entries).toMatchObject([
    {
      action: 'areas.change',
      admin: { _id: editor.id },
      subject: { _id: 'sevoke', label: 'Sevoke Para' },
      detail: expect.stringContaining('Name: Sevoke Road → Sevoke Para'),
    },
  ]);
});

it('names areas, kinds and languages in the audit log', async () => {
  await change('sevoke', { belongsTo: 'matigara', names: { bn: 'সেবক রোড' } });
  const gate = { name: 'Yellow Gate', latitude: 26.7335, longitude: 88.4375, nearMetres: 800 };
  await editor.call(addLandmark, { body: { ...gate, kind: 'crossing' } });
  await editor.call(changeLandmark, {
    params: { slug: 'yellow-gate' },
    body: { ...gate, slug: 'yellow-gate', kind: 'bus stand' },
  });
  const { entries } = await admin.call(listAuditEntries, { query: {} });
  expect(entries.map(({ detail }) => detail)).toEqual([
    'Kind: Crossing → Bus stand',
    undefined,
    expect.stringMatching(/: .*বাংলা সেবক রোড\nBelongs to: none → Matigara$/),
  ]);
});

it('keeps what was changed by hand when the pack is loaded again', async () => {
  await change('sevoke', { name: 'Sevoke Para' });
  await editor.call(mergeArea, { params: { slug: 'matigara' }, body: { into: 'sevoke' } });
  await site.services.db.updateTable('city').set({ digest: 'of an earlier version' }).execute();
  await site.services.db
    .updateTable('areas')
    .set({ name: 'Old name' })
    .where('slug', '=', 'champasari')
    .execute();
  await loadCity(site.services.db);
  const names = currentCity().areas.map(({ name }) => name);
  expect(names).toContain('Sevoke Para');
  expect(names).toContain('Champasari');
  expect(names).not.toContain('Old name');
  expect(names).not.toContain('Matigara');
  expect(currentCity().formerSlugs).toMatchObject({ matigara: 'sevoke' });
});

it('lets a later pack say of a merged area what it says of the area that stands for it', async () => {
  await editor.call(mergeArea, { params: { slug: 'matigara' }, body: { into: 'sevoke' } });
  const folder = path.join(makeTemporaryFolder(), 'siliguri');
  cpSync(path.resolve(import.meta.dirname, '../../../../../cities/siliguri'), folder, { recursive: true });
  const file = path.join(folder, 'areas.csv');
  const rows = readFileSync(file, 'utf8').split('\n');
  const later = rows.map((row) => {
    if (row.startsWith('matigara,')) return `${row}old_matigara`;
    return row.startsWith('champasari,') ? row.replace(/,$/, 'matigara,') : row;
  });
  writeFileSync(file, later.join('\n'));
  await loadCity(site.services.db, folder);
  expect(await editor.call(viewAdminArea, { params: { slug: 'champasari' } })).toMatchObject({
    belongsTo: 'sevoke',
  });
  expect(currentCity().formerSlugs).toMatchObject({ matigara: 'sevoke', old_matigara: 'sevoke' });
});

it('shows a change in every process within a second', async () => {
  const { connectionString: databaseUrl } = site.database;
  const other = await startSiteProcess({ databaseUrl, dataDir: site.dataDir });
  const airportThere = async () => {
    const answer = await fetch(`${other.url}/api/city/landmarks?slugs=bagdogra-airport`);
    return ((await answer.json()) as Output<typeof viewLandmarks>).landmarks[0]?.name;
  };
  expect(await airportThere()).toBe('Bagdogra Airport');
  const params = { slug: 'bagdogra-airport' };
  const { formerSlugs, byHand, ...airport } = await editor.call(viewAdminLandmark, { params });
  await editor.call(changeLandmark, { params, body: { ...airport, name: 'Siliguri Airport' } });
  await expect.poll(airportThere, { timeout: 1000 }).toBe('Siliguri Airport');
  await other.stop();
});
