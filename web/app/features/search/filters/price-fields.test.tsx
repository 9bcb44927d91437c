import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fillIn, press } from '../../../../test/fields.ts';
import { pass, showPart } from '../../../../test/show.tsx';
import { AllFiltersForm } from '../all-filters-form.tsx';
import { filterOfForm } from '../filter-of-form.ts';
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

it.each([
  ['a monthly price', '', 'Monthly Rent', 'Daily Rent'],
  ['a daily price', 'day,week', 'Daily Rent', 'Monthly Rent'],
])('%s says nothing about the other rents', async (_, period, before, after) => {
  const onChoice = vi.fn();
  const filter = { ...noFilter, purpose: 'rent', priceRange: '600-900', period };
  await showPart(
    <AllFiltersForm filter={filter} facets={undefined} onChoice={onChoice} onClear={() => {}} />,
  );
  const most = () => screen.getByLabelText<HTMLInputElement>('Price up to (₹)');
  const isLabelled = (label: string) => screen.queryByRole('group', { name: label }) !== null;
  const stays = /^Short stay/;
  expect([most().value, isLabelled(before), isLabelled(after)]).toEqual(['900', true, false]);
  await press(stays, 'checkbox');
  expect([most().value, isLabelled(before), isLabelled(after)]).toEqual(['', false, true]);
  expect(onChoice).toHaveBeenLastCalledWith(expect.objectContaining({ priceRange: '' }));
  // Its own price comes back with them.
  await press(stays, 'checkbox');
  expect(most().value).toBe('900');
  expect(onChoice).toHaveBeenLastCalledWith(filter);
  const { form } = most();
  expect(form && filterOfForm(form)).toEqual(filter);
});
