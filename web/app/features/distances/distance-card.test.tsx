import { fireEvent, screen } from '@testing-library/react';
import { suggestPlaces } from '@thikana/contract/site';
import { expect, it } from 'vitest';
import { fillIn, press } from '../../../test/fields.ts';
import { matigara } from '../../../test/posting.ts';
import { pass, showPart } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import DistanceCard from './distance-card.tsx';

const courtMore = { longitude: 88.427, latitude: 26.715, isExact: false };
const station = { label: 'Station', name: 'New Jalpaiguri', longitude: 88.442, latitude: 26.683 };
const sevoke = { name: 'Sevoke More', longitude: 88.427, latitude: 26.733 };
const stored = () => JSON.parse(localStorage.getItem('places') ?? '[]');

/** Opens the card with these places stored. */
async function open(...places: unknown[]) {
  localStorage.setItem('places', JSON.stringify(places));
  const api = stubApi();
  api.on(suggestPlaces, { json: { places: [matigara] } });
  await showPart(<DistanceCard position={courtMore} landmarks={[sevoke]} />);
  await Promise.all([import('./place-rows.tsx'), import('./place-form.tsx')]);
  await pass(10);
}
async function fill(label: string) {
  fillIn({ Name: label, Location: 'matig' });
  await pass(300);
  fireEvent.click(screen.getByRole('option'));
  await pass(0);
}

it('shows the distance from an added place and stores the place', async () => {
  await open();
  await press('Add a place');
  await pass(10);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await fill(' Work ');
  await press('Save');
  await pass(10);
  expect(screen.getByText('Work')).toBeTruthy();
  expect(screen.getByText('about 4.7 km in a straight line')).toBeTruthy();
  const [longitude, latitude] = matigara.coordinates.coordinates;
  expect(stored()).toEqual([
    { label: 'Work', name: `${matigara.label}, ${matigara.detail}`, longitude, latitude },
  ]);
  expect(document.activeElement?.textContent).toContain('Distances');
});

it('shows the nearest landmarks to visitors without places of their own', async () => {
  await open();
  expect(screen.getByText('Sevoke More').nextElementSibling?.textContent).toBe(
    'about 2 km in a straight line',
  );
});

it('requires a name and a chosen place', async () => {
  await open();
  await press('Add a place');
  await pass(10);
  fillIn({ Location: 'somewhere' });
  await press('Save');
  expect(screen.getByText('Please enter a name.')).toBeTruthy();
  expect(screen.getByText('Please choose a place from the suggestions.')).toBeTruthy();
  await press('Cancel');
  expect(stored()).toEqual([]);
});

it('shows, edits and removes stored places', async () => {
  await open(station);
  expect(screen.getByText('about 3.9 km in a straight line')).toBeTruthy();
  expect(screen.queryByText('Sevoke More')).toBeNull();
  await press('Edit Station');
  await pass(10);
  await fill('Office');
  await press('Save');
  expect(stored()).toMatchObject([{ label: 'Office', name: expect.stringContaining(matigara.label) }]);
  await press('Remove Office');
  expect(stored()).toEqual([]);
});

it('holds up to five', async () => {
  const places = [1, 2, 3, 4, 5].map((number) => ({ ...station, label: `Place ${number}` }));
  await open(...places);
  expect(screen.queryByRole('button', { name: 'Add a place' })).toBeNull();
  expect(screen.getByText('You can save up to 5 places.')).toBeTruthy();
});

it('drops invalid entries', async () => {
  await open({ ...station, latitude: 'north' }, { ...station, longitude: 181 }, null, station);
  expect(screen.getAllByRole('button', { name: 'Edit Station' })).toHaveLength(1);
});
