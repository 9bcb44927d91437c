import { listAuditEntries } from '@thikana/contract/audit';
import { setCity } from '@thikana/contract/city';
import { viewCityMap } from '@thikana/contract/city-map';
import { viewListing } from '@thikana/contract/listings';
import {
  addArea,
  addLandmark,
  changeArea,
  changeLandmark,
  exportAreas,
  exportLandmarks,
  importAreas,
  importLandmarks,
  mergeArea,
  viewAdminArea,
  viewAdminLandmark,
} from '@thikana/contract/place-administration';
import { listRentals } from '@thikana/contract/search/search';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { siliguri, useCityOfTests } from '../../../../test/city/cities.ts';
import { flatForRent } from '../../../../test/listing-forms.ts';
import { makeListing } from '../../../../test/make-listing.ts';
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

/** A square of two kilometres and a half around the flat, which is nearest to Sevoke Road. */
const around = (longitude: number, latitude: number, reach = 0.0125) => {
  const [west, east] = [longitude - reach, longitude + reach];
  const [south, north] = [latitude - reach, latitude + reach];
  return {
    type: 'Polygon' as const,
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ] as [number, number][][],
  };
};
const [flatLongitude, flatLatitude] = JSON.parse(flatForRent.coordinates).coordinates as [number, number];
const outline = around(flatLongitude, flatLatitude);
/** Its centre is 9 km away. */
const farArea = { name: 'Long Colony', latitude: flatLatitude + 0.08, longitude: flatLongitude, outline };
const makeFlat = async () => makeListing(await site.person(), { approvedBy: admin });
const areaOf = async (id: string) => (await site.call(viewListing, { params: { id } })).listingDetails.area;
const areaWith = async (slug: string, changes: object) => {
  const { formerSlugs, byHand, listings, isUnplaced, ...area } = await editor.call(viewAdminArea, {
    params: { slug },
  });
  return editor.call(changeArea, { params: { slug }, body: { ...area, ...changes } });
};

it('lets listings inside an outline belong to the area, earlier and later ones', async () => {
  const earlier = await makeFlat();
  expect(await areaOf(earlier)).toBe('sevoke');
  await editor.call(addArea, { body: farArea });
  await expect.poll(() => areaOf(earlier)).toBe('long-colony');
  expect(await areaOf(await makeFlat())).toBe('long-colony');
  // A smaller area inside goes first, and a hole is outside.
  await editor.call(addArea, {
    body: { ...farArea, name: 'Inner', outline: around(flatLongitude, flatLatitude, 0.002) },
  });
  await expect.poll(() => areaOf(earlier)).toBe('inner');
  const withHole = {
    ...outline,
    coordinates: [...outline.coordinates, ...around(flatLongitude, flatLatitude, 0.003).coordinates],
  };
  await areaWith('inner', { outline: null });
  await areaWith('long-colony', { outline: withHole });
  await expect.poll(() => areaOf(earlier)).toBe('sevoke');
  const { entries } = await admin.call(listAuditEntries, { query: {} });
  expect(entries[0]?.detail).toBe('Outline or line: 5 positions → 10 positions');
});

it('keeps the outline of a merged area for the area that stands for it', async () => {
  await editor.call(addArea, { body: farArea });
  await editor.call(mergeArea, { params: { slug: 'long-colony' }, body: { into: 'matigara' } });
  expect(await areaOf(await makeFlat())).toBe('matigara');
});

it('draws the line of a road on the map, and searches along it', async () => {
  const flat = await makeFlat();
  const line = {
    type: 'LineString' as const,
    coordinates: [
      [flatLongitude - 0.05, flatLatitude + 0.001],
      [flatLongitude + 0.05, flatLatitude + 0.001],
    ] as [number, number][],
  };
  const road = {
    ...{ name: 'Long Road', kind: 'road' as const, nearMetres: 500 },
    ...{ latitude: flatLatitude + 0.001, longitude: flatLongitude + 0.05 },
  };
  await editor.call(addLandmark, { body: road });
  const found = async () =>
    (await site.call(listRentals, { query: { landmark: 'long-road' } })).rentals.map(({ _id }) => _id);
  expect(await found()).toEqual([]);
  await editor.call(changeLandmark, {
    params: { slug: 'long-road' },
    body: { ...road, slug: 'long-road', line },
  });
  expect(await found()).toEqual([flat]);
  const drawn = async () => (await site.call(viewCityMap, {})).shapes.filter(({ kind }) => kind === 'road');
  expect(await drawn()).toContainEqual({ kind: 'road', name: 'Long Road', geometry: line });

  // A line of the pack gives way to the one of an editor.
  const { formerSlugs, byHand, ...cart } = await editor.call(viewAdminLandmark, {
    params: { slug: 'hill-cart-road' },
  });
  expect(cart.line?.coordinates.length).toBeGreaterThan(2);
  await editor.call(changeLandmark, { params: { slug: 'hill-cart-road' }, body: { ...cart, line } });
  expect((await drawn()).filter(({ name }) => name === 'Hill Cart Road')).toEqual([
    {
      ...{ kind: 'road', name: 'Hill Cart Road', class: 'highway', geometry: line },
      names: expect.objectContaining({ bn: 'হিলকার্ট রোড' }),
    },
  ]);
});

it('is kept when the pack is loaded again, and by another address', async () => {
  await areaWith('matigara', { outline });
  await areaWith('matigara', { slug: 'matigara-town' });
  await site.services.db.updateTable('city').set({ digest: 'of an earlier version' }).execute();
  await loadCity(site.services.db);
  expect((await editor.call(viewAdminArea, { params: { slug: 'matigara-town' } })).outline).toEqual(outline);
});

it.each([
  [{ ...outline, type: 'Point' }, 'An outline must be a Polygon of GeoJSON.'],
  [
    { ...outline, coordinates: [outline.coordinates[0]?.slice(0, 4)] },
    'the last one must be the same as the first',
  ],
  [
    around(26.7, 88.4),
    'Some of these positions are more than 200 km from the city. GeoJSON puts the longitude first.',
  ],
  [
    around(188.4, 26.7),
    'Each position must be a longitude from -180 to 180, then a latitude from -90 to 90.',
  ],
])('is refused with a reason: %#', async (wrong, reason) => {
  await expect(areaWith('matigara', { outline: wrong })).rejects.toSatisfy((error: { fields: object }) =>
    Object.entries(error.fields).some(
      ([field, text]) => field.startsWith('outline') && text.includes(reason),
    ),
  );
});

interface Files {
  csv: string;
  shapes?: string;
}
const upload = (endpoint: typeof importAreas | typeof importLandmarks, { csv, shapes }: Files) => {
  const body = new FormData();
  body.append('apply', 'true');
  if (shapes !== undefined) body.append('file', new Blob([shapes]), 'map.geojson');
  body.append('file', new Blob([csv]), 'places.csv');
  return editor.call(endpoint as typeof importAreas, { body });
};

it('is exported with its place, and comes back with the files, also on another site', async () => {
  await editor.call(addArea, { body: farArea });
  const { line } = await editor.call(viewAdminLandmark, { params: { slug: 'hill-cart-road' } });
  const [first = [0, 0], ...rest] = line?.coordinates ?? [];
  const changed = {
    type: 'LineString' as const,
    coordinates: [[first[0] + 0.001, first[1]] as [number, number], ...rest],
  };
  const { formerSlugs, byHand, ...cart } = await editor.call(viewAdminLandmark, {
    params: { slug: 'hill-cart-road' },
  });
  await editor.call(changeLandmark, { params: { slug: 'hill-cart-road' }, body: { ...cart, line: changed } });
  const [areas, landmarks] = [await editor.call(exportAreas, {}), await editor.call(exportLandmarks, {})];
  expect(areas.csv).toMatch(/^long-colony,.*,long-colony-outline,/m);
  expect(landmarks.csv).toMatch(/^hill-cart-road,.*,hill-cart-road-line,/m);
  expect(areas.shapes).toBe(landmarks.shapes);
  const nothing = { added: [], changed: [], problems: [] };
  expect(await upload(importAreas, areas)).toMatchObject(nothing);
  expect(await upload(importLandmarks, landmarks)).toMatchObject(nothing);
  // Without the shapes, the ids still mean those that the site has.
  expect(await upload(importAreas, { csv: areas.csv })).toMatchObject(nothing);

  await site.close();
  site = await openTestSite();
  editor = await site.person('editor');
  const lost = await upload(importAreas, { csv: areas.csv });
  expect(lost.problems).toEqual([
    expect.stringContaining('outline names long-colony-outline, which is no Polygon'),
  ]);
  expect(await upload(importAreas, areas)).toMatchObject({
    added: ['Long Colony'],
    changed: [],
    problems: [],
  });
  expect(await upload(importLandmarks, landmarks)).toMatchObject({ added: [], changed: ['Hill Cart Road'] });
  expect(await editor.call(exportAreas, {})).toEqual(areas);
  expect((await editor.call(viewAdminArea, { params: { slug: 'long-colony' } })).outline).toEqual(outline);
});

it('is left alone by a table without its column, and taken away by an empty cell', async () => {
  await areaWith('matigara', { outline });
  const row = 'matigara,Matigara,26.73,88.383';
  const outlineNow = async () => (await editor.call(viewAdminArea, { params: { slug: 'matigara' } })).outline;
  await upload(importAreas, { csv: `slug,name,latitude,longitude\n${row}\n` });
  expect(await outlineNow()).toEqual(outline);
  await upload(importAreas, { csv: `slug,name,latitude,longitude,outline\n${row},\n` });
  expect(await outlineNow()).toBeNull();
});

it('has to be in a readable file', async () => {
  const { problems } = await upload(importAreas, {
    csv: 'slug,name,latitude,longitude\n',
    shapes: '{"type":"Topology"}',
  });
  expect(problems).toContain('map.geojson: This is not a FeatureCollection of GeoJSON.');
  const body = new FormData();
  body.append('file', new Blob(['{"type":"FeatureCollection","features":[]}']), 'map.geojson');
  await expect(editor.call(importAreas, { body })).rejects.toMatchObject({ code: 'place_file_missing' });
});
