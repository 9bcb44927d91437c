import { fireEvent, screen } from '@testing-library/react';
import { viewFacets } from '@thikana/contract/search/search';
import { suggestPlaces } from '@thikana/contract/site';
import { afterEach, expect, it, vi } from 'vitest';
import { fillIn, press } from '../../../test/fields.ts';
import { matigara } from '../../../test/posting.ts';
import { pass, show } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import * as search from './search.tsx';

const routes = [{ path: '/search', Component: search.default, loader: search.loader }];

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

async function open(address = '/search') {
  const api = stubApi();
  api.on(viewFacets, { json: { facets: { total: 3, values: { km: { 1: 0, 2: 3 } }, without: {} } } });
  api.on(suggestPlaces, { json: { places: [matigara] } });
  await show(routes, address);
  return () => api.asked.filter(({ path }) => path.includes('facets')).at(-1)?.query;
}

function position(answer: (...callbacks: Parameters<Geolocation['getCurrentPosition']>) => void) {
  const getCurrentPosition = vi.fn(answer);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  return getCurrentPosition;
}

const refused = (code: number) =>
  position((_, fail) =>
    fail?.({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' }),
  );

it('counts listings near a chosen place and offers the order by distance', async () => {
  const asked = await open();
  expect(screen.queryByRole('option', { name: 'Nearest' })).toBeNull();
  fillIn({ Place: 'matig' });
  await pass(300);
  fireEvent.click(screen.getByRole('option', { name: /Matigara/ }));
  await pass(0);
  await pass(200);
  expect(asked()).toMatchObject({ near: '88.38,26.71', km: '2', place: 'Matigara' });
  expect(screen.getByRole('option', { name: 'Nearest' })).toBeTruthy();
  expect(screen.getByRole('option', { name: '2 km (3)' })).toBeTruthy();
  fillIn({ Place: 'elsewhere' });
  await pass(200);
  expect(asked()).not.toHaveProperty('near');
  expect(screen.queryByRole('option', { name: 'Nearest' })).toBeNull();
});

it('asks for the visitor’s position only on request, and rounds it', async () => {
  const ask = position((found) =>
    found({ coords: { longitude: 88.4271234, latitude: 26.7159876 } } as GeolocationPosition),
  );
  const asked = await open();
  expect(ask).not.toHaveBeenCalled();
  await press('Near me');
  await pass(200);
  expect(asked()).toMatchObject({ near: '88.427,26.716' });
  expect(asked()).not.toHaveProperty('place');
});

it.each([
  ['refuses', 1, /did not share your position/],
  ['does not know', 2, /cannot be found on this device/],
  ['takes too long', 3, /could not be found in time/],
])('explains what to do if the browser %s', async (_, code, text) => {
  refused(code);
  await open();
  await press('Near me');
  await pass(0);
  expect(screen.getByText(text)).toBeTruthy();
});

it('reports that the position is not available', async () => {
  await open();
  await press('Near me');
  await pass(0);
  expect(screen.getByText(/cannot be found on this device/)).toBeTruthy();
});
