import { act, screen } from '@testing-library/react';
import { currentCity, setCity } from '@thikana/contract/city';
import { viewMapAreas } from '@thikana/contract/city-map';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { call } from '#web/lib/api/api.ts';
import { learnAllAreas } from '#web/lib/documents/name-places.ts';
import { showPart } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { FeaturedFields } from './featured-fields.tsx';
import type { SettingsValues } from './settings-values.ts';

const city = currentCity();
afterEach(() => setCity(city));

const offers = [{ area: 'area-321', days: 7, priceRupees: 0 }];

function Fields() {
  const featured = { offers, placesPerArea: 4 };
  return (
    <FormProvider {...useForm<SettingsValues>({ defaultValues: { featured } })}>
      <FeaturedFields />
    </FormProvider>
  );
}

it('offers every area of a city of many by name, once it is used', async () => {
  const areas = Array.from({ length: 500 }, (_, number) => ({
    ...{ slug: `area-${number}`, name: `Area ${String(9_999 - number)}` },
    ...{ latitude: 26.7, longitude: 88.4 },
  }));
  const api = stubApi();
  api.on(viewMapAreas, { json: { areas } });
  setCity({ ...city, hasMoreAreas: true });
  await learnAllAreas(call);
  await showPart(<Fields />);
  const field = screen.getByLabelText<HTMLSelectElement>('For listings of');
  const names = () => [...field.options].map(({ text }) => text);
  expect(field.value).toBe('area-321');
  expect(names()).toEqual(['Area 9678']);
  act(() => field.focus());
  expect(names()).toHaveLength(501);
  expect(names().slice(0, 3)).toEqual(['Every area', 'Area 9500', 'Area 9501']);
  expect(field.value).toBe('area-321');
});

it('asks nothing in a city whose areas the page has', async () => {
  const api = stubApi();
  await learnAllAreas(call);
  expect(api.asked).toEqual([]);
});
