import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPart } from '../../../test/show.tsx';
import FilterChips from './filter-chips.tsx';
import { noFilter } from './search-filter.ts';

const everything = {
  ...noFilter,
  q: 'garden',
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
const chips = () => screen.getAllByRole('link').map((link) => link.textContent);

it('has a chip for every active filter except the list’s purpose and sort order', async () => {
  await showPart(<FilterChips path="/rentals" filter={everything} />);
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

it('removes one and keeps the others', async () => {
  await showPart(<FilterChips path="/rentals" filter={{ ...noFilter, q: 'garden', bedrooms: '2' }} />);
  const words = screen.getByRole('link', { name: 'Remove the filter: “garden”' });
  expect(words.getAttribute('href')).toBe('/rentals?bedrooms=2');
  expect(screen.getByRole('link', { name: 'Clear the filters' }).getAttribute('href')).toBe('/rentals');
});
