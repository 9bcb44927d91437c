import { expect, it } from 'vitest';
import { hrefOfPage, pageOf } from './paging.ts';

const all = Array.from({ length: 18 }, (_, index) => index);

it('shows eight a page, and the rest on the last', () => {
  expect(pageOf(all, null)).toEqual({ rows: [0, 1, 2, 3, 4, 5, 6, 7], page: 1, totalPages: 3 });
  expect(pageOf(all, '3')).toEqual({ rows: [16, 17], page: 3, totalPages: 3 });
});

it.each([
  ['-2', 1],
  ['0', 1],
  ['1.9', 1],
  ['words', 1],
  ['99', 3],
])('opens for page %s the nearest that exists', (wanted, page) => {
  expect(pageOf(all, wanted).page).toBe(page);
});

it('has one page when there is nothing', () => {
  expect(pageOf([], '2')).toEqual({ rows: [], page: 1, totalPages: 1 });
});

it('keeps the filters on the way to another page', () => {
  const search = new URLSearchParams('status=pending&page=2');
  expect(hrefOfPage(search, 3)).toBe('?status=pending&page=3');
  expect(hrefOfPage(search, 1)).toBe('?status=pending');
});
