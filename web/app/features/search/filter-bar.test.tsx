import { act, screen } from '@testing-library/react';
import { useNavigate, useSearchParams } from 'react-router';
import { expect, it } from 'vitest';
import { show } from '../../../test/show.tsx';
import { FilterBar } from './filter-bar.tsx';
import { readFilter } from './search-filter.ts';

let open: (search: string) => Promise<void>;

function Rentals() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  open = async (next) => act(() => navigate(`/rentals?${next}`));
  return <FilterBar path="/rentals" purpose="rent" filter={readFilter(search)} />;
}

it('shows other chips from the first one on, and otherwise leaves the row where it was scrolled to', async () => {
  await show([{ path: '/rentals', Component: Rentals }], '/rentals?rooms=2&within=88.4,26.7,88.5,26.8');
  await import('./filter-chips.tsx');
  const row = (await screen.findByRole('list', { name: 'Active filters' })).parentElement?.parentElement;
  if (!row) throw new Error('There is no row of chips.');
  const scrolledAfter = async (search: string) => {
    row.scrollLeft = 120;
    await open(search);
    expect(row.isConnected).toBe(true);
    return row.scrollLeft;
  };
  expect(await scrolledAfter('rooms=2&within=88.3,26.6,88.4,26.7&sort=price')).toBe(120);
  expect(await scrolledAfter('rooms=2&priceRange=0-9000')).toBe(0);
  expect(await scrolledAfter('rooms=3&priceRange=0-9000')).toBe(0);
  expect(await scrolledAfter('')).toBe(0);
});
