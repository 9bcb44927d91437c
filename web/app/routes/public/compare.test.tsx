import { screen, within } from '@testing-library/react';
import { viewListingCards } from '@thikana/contract/listing-cards';
import { expect, it } from 'vitest';
import { press } from '../../../test/fields.ts';
import { aListed } from '../../../test/listings.ts';
import { showScreen } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import * as compare from './compare.tsx';

const id = (number: number) => `${number}`.padStart(24, '0');
const titled = (number: number) =>
  aListed('flat rent', { _id: id(number), title: `Rooms ${number}`, pricePerFrequency: number * 1000 });

async function open(search: string, ...numbers: number[]) {
  const api = stubApi();
  api.on(viewListingCards, { json: { listings: numbers.map(titled) } });
  const { visitor } = await showScreen('/compare', compare, `/compare${search}`);
  return { api, visitor };
}
const cellsOf = (label: RegExp) => {
  const row = screen.getByRole('rowheader', { name: label }).closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

it('shows listings side by side, with the best values and differences marked', async () => {
  await open(`?ids=${id(2)},${id(1)}`, 2, 1);
  expect(cellsOf(/^Price differs$/)).toEqual(['₹2,000 a month', '₹1,000 a monthLowest']);
  expect(cellsOf(/^Furnishing$/)).toEqual(['Semi-furnished', 'Semi-furnished']);
});

it('removes one on request', async () => {
  const { api, visitor } = await open(`?ids=${id(1)},${id(2)}`, 1, 2);
  api.on(viewListingCards, { json: { listings: [titled(2)] } });
  await press('Remove Rooms 1 from the comparison', 'link');
  expect(visitor.address).toBe(`/compare?ids=${id(2)}`);
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
});

it('loads the first four of an address and says so', async () => {
  const { api } = await open(`?ids=${[1, 2, 3, 4, 5].map(id).join()},x,${id(1)}`, 1, 2, 3, 4);
  expect(api.asked[0]?.query).toEqual({ ids: [1, 2, 3, 4].map(id).join() });
  expect(screen.getByText('Only the first 4 are compared.')).toBeTruthy();
});

it('shows which listings are no longer available', async () => {
  await open(`?ids=${id(1)},${id(2)}`, 2);
  expect(screen.getByText('Some of these listings are no longer available and are not shown.')).toBeTruthy();
});

it.each(['', '?ids=', '?ids=nothing'])('has nothing to compare at /compare%s', async (search) => {
  const { api } = await open(search);
  expect(screen.getByText('Nothing to compare.')).toBeTruthy();
  expect(api.asked).toEqual([]);
});
