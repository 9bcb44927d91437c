import { screen } from '@testing-library/react';
import { baseLanguage, setLanguageSource } from '@thikana/contract/language';
import { suggestPlaces } from '@thikana/contract/site';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillIn, press } from '../../../test/fields.ts';
import { PlainPreview } from '../../../test/plain-preview.tsx';
import { chooseCategory, complaints, matigara } from '../../../test/posting.ts';
import { pass, show } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { stubGoogle } from '../../../test/stub-google.ts';
import { CreatePosting } from './create-posting.tsx';
import { createGooglePlaces } from './google-places.ts';
import { emptyValues } from './posting-values.ts';

afterEach(() => setLanguageSource(() => baseLanguage));

it('are requested in India and as geocodes only, Siliguri first', async () => {
  const google = stubGoogle();
  await createGooglePlaces('key').suggest('matig');
  expect(google.requests).toEqual([
    expect.objectContaining({
      input: 'matig',
      includedRegionCodes: ['in'],
      includedPrimaryTypes: ['geocode'],
      locationBias: { center: { lat: 26.712, lng: 88.429 }, radius: 50_000 },
    }),
  ]);
});

it('are requested in the language of the page', async () => {
  setLanguageSource(() => 'ne');
  const google = stubGoogle();
  await createGooglePlaces('key').suggest('matig');
  expect(google.requests).toEqual([expect.objectContaining({ language: 'ne', region: 'in' })]);
  const [script] = google.scripts;
  expect(Object.fromEntries(script?.searchParams ?? [])).toMatchObject({ language: 'ne', region: 'IN' });
});

it('are converted to the site’s places, with the nearest area within 5 km', async () => {
  const google = stubGoogle();
  const { places } = await createGooglePlaces('key').suggest('matig');
  expect(google.fetched).toEqual([]);
  expect(await Promise.all(places.map((place) => place.locate()))).toEqual([
    {
      label: 'Matigara Market',
      detail: 'Siliguri, West Bengal, India',
      coordinates: { type: 'Point', coordinates: [88.3832, 26.7301] },
      area: 'matigara',
    },
    {
      label: 'Naxalbari',
      detail: 'West Bengal, India',
      coordinates: { type: 'Point', coordinates: [88.2206, 26.6836] },
      area: 'other',
    },
  ]);
  expect(google.fetched).toEqual([['location'], ['location']]);
});

it('use one billing session until one is chosen, and one script', async () => {
  const google = stubGoogle();
  const provider = createGooglePlaces('key');
  await provider.suggest('mat');
  const { places } = await provider.suggest('matig');
  await places[0]?.locate();
  await provider.suggest('naxal');
  const [first, second, third] = google.requests.map((request) => request.sessionToken);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(google.scripts).toHaveLength(1);
});

const start = {
  draftKey: 'a draft',
  isRestored: false,
  isAgain: false,
  step: 0,
  values: emptyValues,
  files: [],
};

function Posting() {
  return <CreatePosting intent="rent" start={start} Preview={PlainPreview} />;
}

describe('in the place field', () => {
  let visits = 0;
  let api: ReturnType<typeof stubApi>;
  const location = () => screen.getByLabelText<HTMLInputElement>('Location').value;
  const options = () => [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);

  beforeEach(async () => {
    api = stubApi();
    api.on(suggestPlaces, { json: { places: [matigara] } });
    visits += 1;
    // Each test uses its own key, because the provider is cached by key.
    const site = { googleMapsKey: `key ${visits}` };
    await show([{ id: 'root', path: '/', loader: () => ({ site }), Component: Posting }], '/');
    await chooseCategory('Shop');
  });

  async function type(text: string) {
    fillIn({ Location: text });
    await pass(250);
  }

  it('load when the first place is typed, name Google, and give the position when chosen', async () => {
    const google = stubGoogle();
    await pass(60_000);
    expect(google.scripts).toHaveLength(0);
    await type('matig');
    expect(google.scripts).toHaveLength(1);
    expect(options()).toEqual(['Matigara MarketSiliguri, West Bengal, India', 'NaxalbariWest Bengal, India']);
    expect(screen.getByText('Google Maps')).toBeTruthy();
    await press(/Matigara Market/, 'option');
    expect(location()).toBe('Matigara Market, Siliguri, West Bengal, India');
    await press('Next');
    expect(complaints()).not.toContain('Please choose the place from the suggestions');
    expect(api.asked).toEqual([]);
  });

  it('are replaced by the site’s own with a note if the script fails to load', async () => {
    stubGoogle({ failures: 9 });
    await type('matig');
    expect(options()).toEqual([]);
    await pass(7_000);
    expect(options()).toEqual(['MatigaraDarjeeling 734010']);
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContainEqual(
      expect.stringContaining('These are the places this site knows.'),
    );
  });

  it('are replaced by the site’s own while Google does not answer', async () => {
    const google = stubGoogle();
    google.service.isAway = true;
    await type('matig');
    expect(options()).toEqual(['MatigaraDarjeeling 734010']);
    google.service.isAway = false;
    await type('matiga');
    expect(options()).toHaveLength(2);
  });

  it('must be chosen again if Google returns no position', async () => {
    const google = stubGoogle();
    await type('matig');
    google.service.isAway = true;
    await press(/Matigara Market/, 'option');
    expect(complaints()).toEqual(['We could not find the position of this place. Please choose it again.']);
  });
});
