import { fireEvent, screen } from '@testing-library/react';
import { currentCity, setCity } from '@thikana/contract/city';
import { baseLanguage, setLanguageSource } from '@thikana/contract/language';
import { changeArea, listAdminAreas, mergeArea, viewAdminArea } from '@thikana/contract/place-administration';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describedBy, dialog, fillIn, press } from '../../../../test/fields.ts';
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
afterEach(() => {
  setLanguageSource(() => baseLanguage);
  setCity(city);
  vi.restoreAllMocks();
});

const open = () => showScreen('/admin/places/:places/edit/:slug', edit, '/admin/places/areas/edit/sevoke');

it('shows what people call the area, and sends what was changed', async () => {
  const { visitor } = await open();
  const place = { ...sevoke, slug: 'sevoke-para', name: 'Sevoke Para' };
  api.on(changeArea, { json: { message: 'Sevoke Para was changed.', place } });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Spellings').value).toBe('sevok\nsebok');
  expect(screen.getByText('Former addresses: old-sevoke')).toBeTruthy();
  fillIn({
    Name: 'Sevoke Para',
    Address: 'sevoke-para',
    Spellings: 'sevok\n\nshebok',
    'Name in Bengali': '',
  });
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

it.each([
  ['place_exists', 409, 'Address'],
  ['area_name_taken', 409, 'Name'],
  ['place_too_far', 400, 'Latitude'],
] as const)('shows the refusal %s (%i) at the field %s, and focuses it', async (code, status, field) => {
  await open();
  api.on(changeArea, { status, json: { code, message: 'Please choose another one.' } });
  await press('Save');
  expect(describedBy(field)).toContain('Please choose another one.');
  expect(document.activeElement).toBe(screen.getByLabelText(field));
});

it('focuses the outline that only the server finds too far away', async () => {
  await open();
  const fields = { outline: 'This shape is too far from the city.' };
  api.on(changeArea, { status: 400, json: { code: 'invalid_input', message: 'Please check.', fields } });
  await press('Save');
  expect(describedBy('Outline')).toContain(fields.outline);
  expect(document.activeElement).toBe(screen.getByLabelText('Outline'));
});

it('names each language in the language of the page, also where the browser cannot', async () => {
  vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation((tag) => tag);
  await open();
  expect(screen.getByLabelText<HTMLInputElement>('Name in Bengali').value).toBe('সেবক রোড');
  expect(screen.getByLabelText('Name in Hindi')).toBeTruthy();
  expect(screen.getByLabelText('Name in Nepali')).toBeTruthy();
});

describe('merged into another', () => {
  const dagapur = { ...sevoke, slug: 'dagapur', name: 'Dagapur', names: { bn: 'দাগাপুর', ne: 'दागापुर' } };
  const dagapurTown = {
    ...dagapur,
    slug: 'dagapur-town',
    name: 'Dagapur Town',
    names: { ne: 'दागापुर बजार' },
  };
  const into = 'Name or address of the other';

  async function mergeInto(typed: string, pages = [[dagapurTown], [dagapur, sevoke]]) {
    api.on(listAdminAreas, ({ query: { page } }) => ({
      json: { places: pages[Number(page) - 1], page: Number(page), total: 3, totalPages: pages.length },
    }));
    const { visitor } = await open();
    await press('Merge into another');
    fillIn({ [into]: typed });
    fireEvent.click(dialog().getByRole('button', { name: 'Merge' }));
    return visitor;
  }
  const sent = () => api.asked.filter(({ method }) => method === 'POST').map(({ body }) => body);

  it.each(['dagapur', 'DAGAPUR', 'দাগাপুর', ' दागापुर '])(
    'takes the other by slug or name: %s',
    async (typed) => {
      api.on(mergeArea, { json: { message: 'Merged', place: dagapur } });
      const visitor = await mergeInto(typed);
      await expect.poll(() => visitor.address).toBe('/admin/places/areas/edit/dagapur');
      expect(sent()).toEqual([{ into: 'dagapur' }]);
    },
  );

  it('means the other one of two with the same name', async () => {
    api.on(mergeArea, { json: { message: 'Merged', place: dagapur } });
    await mergeInto('Sevoke Road', [[sevoke, { ...sevoke, slug: 'sevoke-2' }]]);
    await expect.poll(sent).toEqual([{ into: 'sevoke-2' }]);
  });

  it.each([
    ['Nowhere', [[]], 'There is no such place.'],
    [
      'Dagapur',
      [[dagapur, { ...dagapur, slug: 'dagapur-2' }]],
      'Several places have this name. Please give the address of one.',
    ],
  ])('asks again at the field for %s', async (typed, pages, reason) => {
    await mergeInto(typed, pages);
    await expect.poll(() => describedBy(into)).toContain(reason);
    expect(screen.getByLabelText(into).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText(into));
    expect(dialog().getAllByRole('alert')).toHaveLength(1);
    expect(sent()).toEqual([]);
  });

  it('shows what the server says about the other at the field', async () => {
    const message = 'Please choose another place to merge it into.';
    api.on(mergeArea, { status: 409, json: { code: 'place_itself', message } });
    await mergeInto('sevoke');
    await expect.poll(() => describedBy(into)).toContain(message);
    expect(document.activeElement).toBe(screen.getByLabelText(into));
    expect(dialog().getAllByRole('alert')).toHaveLength(1);
  });

  it('shows other failures above the field', async () => {
    api.on(mergeArea, 'no connection');
    await mergeInto('dagapur');
    await expect.poll(() => dialog().queryByText(/The places could not be merged/)).toBeTruthy();
    expect(screen.getByLabelText(into).getAttribute('aria-invalid')).toBeNull();
  });
});

it('has no page for other kinds of places', async () => {
  await showScreen('/admin/places/:places/edit/:slug', edit, '/admin/places/rivers/edit/mahananda');
  expect(screen.getByText('There is no such place.')).toBeTruthy();
});

it.each([
  ['bn', 'সেবক রোড', null],
  ['hi', 'Sevoke Road', 'en'],
] as const)('in %s, calls the place %s', async (language, name, lang) => {
  setLanguageSource(() => language);
  await open();
  expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
  expect(screen.getByText(name).getAttribute('lang')).toBe(lang);
});
