import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { press } from '../../../test/fields.ts';
import { showPart } from '../../../test/show.tsx';
import FilterChips from './filter-chips.tsx';
import { noFilter } from './search-filter.ts';

const everything = {
  ...noFilter,
  q: '"garden"',
  purpose: 'rent',
  propertyType: 'flat,house',
  location: 'sevoke',
  landmark: 'njp-station,hospital-more',
  priceRange: '5000-10000',
  bedrooms: '2',
  rooms: '2,3',
  bathrooms: '1',
  furnishing: 'semi-furnished',
  with: 'parking,pictures',
  posted: '7',
  within: '88.4,26.7,88.5,26.8',
  shape: '88.4,26.7;88.5,26.7;88.4,26.8',
  view: 'map',
  sort: 'price',
};
const open = vi.fn();
const chips = () => screen.getAllByRole('listitem').map((item) => item.textContent);

beforeEach(() => localStorage.clear());

it('has a chip for every active filter except the list’s purpose and sort order', async () => {
  await showPart(<FilterChips path="/rentals" filter={everything} open={open} />);
  expect(chips()).toEqual([
    '“garden”',
    'Flat/Apartment, House',
    'Sevoke Road',
    'Near New Jalpaiguri station or 1 other place',
    '₹5,000 – ₹10,000',
    '2+ BHK',
    '2 BHK, 3 BHK',
    '1 or more bathrooms',
    'Semi-furnished',
    'Parking, Pictures',
    'Posted in the last 7 days',
    'In this part of the map',
    'In the drawn shape',
    'Clear the filters',
  ]);
});

it.each([
  ['day,week', 'Short stay', '/rentals?bedrooms=2'],
  ['month', 'Per month', '/rentals?priceRange=0-2000&bedrooms=2'],
])('removes the period %s, and a price that is for another one', async (period, label, left) => {
  const filter = { ...noFilter, period, priceRange: '0-2000', bedrooms: '2' };
  await showPart(<FilterChips path="/rentals" filter={filter} open={open} />);
  const remove = screen.getByRole('link', { name: `Remove the filter: ${label}` });
  expect(remove.getAttribute('href')).toBe(left);
});

it('removes one and keeps the others', async () => {
  await showPart(
    <FilterChips path="/rentals" filter={{ ...noFilter, q: 'garden', bedrooms: '2' }} open={open} />,
  );
  const words = screen.getByRole('link', { name: 'Remove the filter: “garden”' });
  expect(words.getAttribute('href')).toBe('/rentals?bedrooms=2');
  expect(screen.getByRole('link', { name: 'Clear the filters' }).getAttribute('href')).toBe('/rentals');
});

it('remembers the narrowest of searches that follow one another, whatever led to them', async () => {
  const steps = [
    { purpose: 'rent', location: 'sevoke' },
    { location: 'sevoke', rooms: '2' },
    { rooms: '2' },
    { location: 'matigara' },
  ];
  for (const step of steps)
    await showPart(<FilterChips path="/rentals" filter={{ ...noFilter, ...step }} open={open} />);
  const recent: { path: string }[] = JSON.parse(localStorage.getItem('recent-searches') ?? '');
  expect(recent.map(({ path }) => path)).toEqual([
    '/rentals?location=matigara',
    '/rentals?location=sevoke&rooms=2',
  ]);
});

it('remembers the last five searches on the device', async () => {
  for (const bedrooms of ['1', '2', '3', '4', '5', '6', '2'])
    (
      await showPart(<FilterChips path="/rentals" filter={{ ...noFilter, bedrooms }} open={open} />)
    ).unmount();
  const recent: { path: string; label: string }[] = JSON.parse(localStorage.getItem('recent-searches') ?? '');
  expect(recent.map(({ path }) => path.at(-1))).toEqual(['2', '6', '5', '4', '3']);
  expect(recent[0]?.label).toBe('For rent, 2+ BHK');
});

it('opens the panel of a filter', async () => {
  const filter = { ...noFilter, bedrooms: '2', propertyType: 'flat' };
  const { visitor } = await showPart(<FilterChips path="/rentals" filter={filter} open={open} />);
  await press('Change the filter: 2+ BHK', 'link');
  expect(open).toHaveBeenCalledWith({ name: 'bedrooms', opener: expect.any(HTMLAnchorElement) });
  expect(visitor.address).toBe('/');
});

it('removes the distance with its position, because it would widen the landmark', async () => {
  const filter = { ...noFilter, near: '88.4,26.7', place: 'Bidhan Market', km: '4', landmark: 'njp-station' };
  await showPart(<FilterChips path="/rentals" filter={filter} open={open} />);
  const near = screen.getByRole('link', { name: /^Remove the filter: .*Bidhan Market/ });
  expect(near.getAttribute('href')).toBe('/rentals?landmark=njp-station');
});
