import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listAuditEntries } from '@thikana/contract/audit';
import { currentCity } from '@thikana/contract/city';
import type { viewLandmarks } from '@thikana/contract/city-map';
import type { Output } from '@thikana/contract/endpoint';
import {
  addLandmark,
  changeArea,
  changeLandmark,
  mergeArea,
  mergeLandmark,
  viewAdminArea,
  viewAdminLandmark,
} from '@thikana/contract/place-administration';
import { listRentals } from '@thikana/contract/search/search';
import { describe, expect, it } from 'vitest';
import { makeListing } from '../../../../test/make-listing.ts';
import { startSiteProcess } from '../../../../test/start-site-process.ts';
import { makeTemporaryFolder } from '../../../../test/temporary-folder.ts';
import { type PlacesSite, usePlacesSite } from '../../../../test/use-places-site.ts';
import { loadCity } from '../city.feature.ts';

let { site, editor, admin, change, understand } = {} as PlacesSite;
usePlacesSite((opened) => {
  ({ site, editor, admin, change, understand } = opened);
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

it('says what was changed and merged with the names in the language of the editor', async () => {
  const headers = { authorization: `Bearer ${editor.token}`, 'accept-language': 'bn' };
  const { formerSlugs, byHand, listings, isUnplaced, ...sevoke } = await editor.call(viewAdminArea, {
    params: { slug: 'sevoke' },
  });
  const send = async (endpoint: typeof changeArea | typeof mergeArea, payload: object) => {
    const url = endpoint.path.replace(':slug', 'sevoke');
    const answer = await site.app.http.inject({ method: endpoint.method, url, headers, payload });
    return answer.json<{ message: string }>().message;
  };
  const names = { bn: 'সেবক রোড' };
  expect(await send(changeArea, { ...sevoke, names })).toBe('বদলানো হয়েছে: সেবক রোড।');
  await change('matigara', { names: { bn: 'মাটিগাড়া' } });
  expect(await send(mergeArea, { into: 'matigara' })).toBe('দুটিই এখন মাটিগাড়া।');
  const log = await site.app.http.inject({
    url: listAuditEntries.path,
    headers: { ...headers, authorization: `Bearer ${admin.token}` },
  });
  const { entries } = log.json<Output<typeof listAuditEntries>>();
  expect(entries[0]?.detail).toBe('সেবক রোড-এর সঙ্গে মেলানো');
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
