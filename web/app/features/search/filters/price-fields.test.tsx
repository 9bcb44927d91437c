import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fillIn } from '../../../../test/fields.ts';
import { pass, showPart } from '../../../../test/show.tsx';
import { noFilter } from '../search-filter.ts';
import { PriceFields } from './price-fields.tsx';

const prices = [5_000, 10_000, 20_000, 30_000, 40_000].map((from) => ({ from, count: 1 }));

it.each([
  ['10000', '30k', '₹10,000', '₹30,000'],
  ['30k', '10000', '₹10,000', '₹30,000'],
  ['30k', '', '₹30,000', '₹40,000 and above'],
  ['', '10000', '₹5,000', '₹10,000'],
])('the handles show the prices from %j up to %j as the search reads them', async (min, max, low, high) => {
  await showPart(
    <PriceFields filter={noFilter} chosen={noFilter} counts={{}} prices={prices} onChoice={() => {}} />,
  );
  await import('./price-slider.tsx');
  await pass(0);
  fillIn({ 'Price from (₹)': min, 'Price up to (₹)': max });
  // They are hidden until they have a place, which they never get without a layout.
  const handles = screen.getAllByRole('slider', { hidden: true });
  expect(handles.map((handle) => handle.getAttribute('aria-valuetext'))).toEqual([low, high]);
});
