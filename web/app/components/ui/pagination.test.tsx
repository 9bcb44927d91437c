import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPart } from '../../../test/show.tsx';
import { Pagination } from './pagination.tsx';

const open = (page: number, totalPages: number) =>
  showPart(
    <Pagination
      page={page}
      totalPages={totalPages}
      hrefFor={(each) => `/rentals?page=${each}`}
      label="Pages"
    />,
  );
const shown = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .filter(Boolean)
    .join(' ');

it.each([
  [1, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [10, 20, '1 … 9 10 11 … 20'],
])('shows page %i of %i as %s', async (page, totalPages, text) => {
  await open(page, totalPages);
  expect(shown()).toBe(text);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(String(page));
});

it.each([
  [1, undefined, '/rentals?page=2'],
  [2, '/rentals?page=1', '/rentals?page=3'],
  [3, '/rentals?page=2', undefined],
])('links page %i of 3 to %s and %s', async (page, previous, next) => {
  await open(page, 3);
  const leadsTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? undefined;
  expect([leadsTo('Previous page'), leadsTo('Next page')]).toEqual([previous, next]);
});

it('is hidden for a single page', async () => {
  await open(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});
