import { expect, it } from 'vitest';
import { chosenIn, hrefOfPage, hrefWith, pageIn, redirectToLastPage, wordsIn } from './paging.ts';

it.each([
  ['page=3', 3],
  ['', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.9', 1],
  ['page=words', 1],
  ['page=99999999', 1],
])('reads %j as page %i', (address, page) => {
  expect(pageIn(new URLSearchParams(address))).toBe(page);
});

it('keeps the filters on other pages', () => {
  const search = new URLSearchParams('status=pending&page=2');
  expect(hrefOfPage(search, 3)).toBe('?status=pending&page=3');
  expect(hrefOfPage(search, 1)).toBe('?status=pending');
});

it('returns to the first page when a filter changes, and drops empty values', () => {
  const search = new URLSearchParams('status=pending&q=flat&page=2');
  expect(hrefWith(search, { status: 'approved' })).toBe('?status=approved&q=flat');
  expect(hrefWith(search, { status: '' })).toBe('?q=flat');
});

it('links a page beyond the end to the last one', () => {
  const url = new URL('http://site/admin/posts?status=pending&page=4');
  const redirect = catchThrown(() => redirectToLastPage(url, { page: 4, totalPages: 3 }));
  expect(redirect.headers.get('location')).toBe('/admin/posts?status=pending&page=3');
  const empty = catchThrown(() => redirectToLastPage(url, { page: 4, totalPages: 0 }));
  expect(empty.headers.get('location')).toBe('/admin/posts?status=pending');
  expect(() => redirectToLastPage(url, { page: 1, totalPages: 0 })).not.toThrow();
});

it('accepts only available choices', () => {
  const search = new URLSearchParams('status=pending&sort=colour');
  expect(chosenIn(search, 'status', ['approved', 'pending'])).toBe('pending');
  expect(chosenIn(search, 'sort', ['title', 'price'])).toBeUndefined();
  expect(chosenIn(search, 'missing', ['title'])).toBeUndefined();
});

it('trims the words and recognises an empty search', () => {
  expect(wordsIn(new URLSearchParams({ q: ' two rooms ' }))).toBe('two rooms');
  expect(wordsIn(new URLSearchParams({ q: '  ' }))).toBeUndefined();
  expect(wordsIn(new URLSearchParams({ q: 'x'.repeat(200) }))).toHaveLength(100);
});

function catchThrown(action: () => void): Response {
  try {
    action();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
  }
  throw new Error('Nothing was thrown.');
}
