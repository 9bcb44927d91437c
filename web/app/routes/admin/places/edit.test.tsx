import { screen } from '@testing-library/react';
import { currentCity, setCity } from '@thikana/contract/city';
import { changeArea, viewAdminArea } from '@thikana/contract/place-administration';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describedBy, fillIn, press } from '../../../../test/fields.ts';
import { signIn } from '../../../../test/people.ts';
import { showScreen } from '../../../../test/show.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import * as edit from './edit.tsx';

// jsdom draws no map.
vi.mock('#web/features/map/position-map.tsx', () => ({
  default: ({ shape }: { shape: unknown }) => <p data-testid="map">{JSON.stringify(shape)}</p>,
}));

const sevoke = {
  ...{ slug: 'sevoke', name: 'Sevoke Road', names: { bn: 'সেবক রোড' }, spellings: ['sevok', 'sebok'] },
  ...{ latitude: 26.733, longitude: 88.437, isHidden: false, belongsTo: null, outline: null },
  ...{ formerSlugs: ['old-sevoke'], byHand: false, listings: 13, isUnplaced: false },
};
const city = currentCity();
let api: ReturnType<typeof stubApi>;
beforeEach(() => {
  signIn({ role: 'editor' });
  api = stubApi();
  api.on(viewAdminArea, { json: sevoke });
});
afterEach(() => setCity(city));

const open = () => showScreen('/admin/places/:places/edit/:slug', edit, '/admin/places/areas/edit/sevoke');

it('shows what people call the area, and sends what was changed', async () => {
  const { visitor } = await open();
  const place = { ...sevoke, slug: 'sevoke-para', name: 'Sevoke Para' };
  api.on(changeArea, { json: { message: 'Sevoke Para was changed.', place } });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Spellings').value).toBe('sevok\nsebok');
  expect(screen.getByText('Former addresses: old-sevoke')).toBeTruthy();
  fillIn({ Name: 'Sevoke Para', Address: 'sevoke-para', Spellings: 'sevok\n\nshebok', 'Name in Bangla': '' });
  await press('Save');
  expect(api.asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...{ slug: 'sevoke-para', name: 'Sevoke Para', names: {}, spellings: ['sevok', 'shebok'] },
    ...{ latitude: 26.733, longitude: 88.437, isHidden: false, belongsTo: null, outline: null },
  });
  expect(visitor.address).toBe('/admin/places/areas/edit/sevoke-para');
  expect(currentCity().areas.map(({ name }) => name)).toContain('Sevoke Para');
  expect(currentCity().areas.map(({ slug }) => slug)).not.toContain('sevoke');
});

it('says what is wrong, and sends nothing', async () => {
  await open();
  fillIn({ Name: '', Address: 'Sevoke Road', Latitude: '', Spellings: 'x'.repeat(81) });
  await press('Save');
  expect(describedBy('Name')).toContain('The name is required.');
  expect(describedBy('Address')[0]).toBe('Please use lower-case letters, digits, _ and -.');
  expect(describedBy('Latitude')).toContain('Please give a number.');
  expect(describedBy('Spellings')).toContain('Please use at most 80 characters');
  expect(api.asked.map(({ method }) => method)).toEqual(['GET']);
});

const ring = [
  [88.42, 26.72],
  [88.45, 26.72],
  [88.45, 26.74],
  [88.42, 26.72],
];
const outline = { type: 'Polygon', coordinates: [ring] };

it('shows a pasted outline on the map, and sends it without what surrounds it', async () => {
  await open();
  const feature = { type: 'Feature', properties: { name: 'Sevoke' }, geometry: outline };
  fillIn({ Outline: JSON.stringify({ type: 'FeatureCollection', features: [feature] }) });
  expect((await screen.findByTestId('map')).textContent).toBe(JSON.stringify(outline));
  api.on(changeArea, { json: { message: 'Changed', place: { ...sevoke, outline } } });
  await press('Save');
  expect(api.asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ outline });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Outline').value).toBe(JSON.stringify(outline));
  await press('Remove the outline');
  await press('Save');
  expect(api.asked.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ outline: null });
});

it.each([
  ['a shape', 'This is not GeoJSON.'],
  ['{"type":"Point","coordinates":[88.4,26.7]}', 'An outline must be a Polygon of GeoJSON.'],
  [
    JSON.stringify({ ...outline, coordinates: [ring.slice(0, 3)] }),
    'An outline needs four positions or more; the last one must be the same as the first.',
  ],
  [
    JSON.stringify({ type: 'Polygon', coordinates: [[[188, 26], ...ring]] }),
    'Each position must be a longitude from -180 to 180, then a latitude from -90 to 90.',
  ],
  [
    JSON.stringify({ type: 'FeatureCollection', features: [outline, outline] }),
    'This file has several shapes. Please give one.',
  ],
])('says what is wrong with the outline %s', async (text, reason) => {
  await open();
  fillIn({ Outline: text });
  await press('Save');
  expect(describedBy('Outline')).toContain(reason);
  expect(screen.getByTestId('map').textContent).toBe('');
  expect(api.asked.map(({ method }) => method)).toEqual(['GET']);
});

it('shows the server’s reason for a refusal', async () => {
  await open();
  const message = 'Another place has this address. Please choose another one.';
  api.on(changeArea, { status: 409, json: { code: 'place_exists', message } });
  await press('Save');
  expect(screen.getByText(message)).toBeTruthy();
});

it('has no page for other kinds of places', async () => {
  await showScreen('/admin/places/:places/edit/:slug', edit, '/admin/places/rivers/edit/mahananda');
  expect(screen.getByText('There is no such place.')).toBeTruthy();
});
