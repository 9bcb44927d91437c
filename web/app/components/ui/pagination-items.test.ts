import { describe, expect, it } from 'vitest';
import { paginationItems } from './pagination-items.ts';

const everyPage = Array.from({ length: 30 }, (_, index) => index + 1).flatMap((total) =>
  Array.from({ length: total }, (_, index) => ({ total, page: index + 1 })),
);

describe.each(everyPage)('page $page of $total', ({ page, total }) => {
  const items = paginationItems(page, total);
  const numbers = items.filter((item) => typeof item === 'number');

  it('follows the specified rule', () => {
    if (total <= 7) return expect(items).toEqual(Array.from({ length: total }, (_, index) => index + 1));
    expect(items.at(0)).toBe(1);
    expect(items.at(-1)).toBe(total);
    expect(items.includes('gap-before')).toBe(page > 4);
    expect(items.includes('gap-after')).toBe(page < total - 3);
    for (const near of [page - 1, page, page + 1])
      expect(numbers.includes(near)).toBe(near >= 1 && near <= total);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  });

  it('skips pages only at an ellipsis', () => {
    for (const [index, item] of items.entries()) {
      const next = items[index + 1];
      if (typeof item === 'number' && typeof next === 'number') expect(next).toBe(item + 1);
    }
  });
});

it.each([
  [1, 10, [1, 2, 'gap-after', 10]],
  [4, 10, [1, 2, 3, 4, 5, 'gap-after', 10]],
  [5, 10, [1, 'gap-before', 4, 5, 6, 'gap-after', 10]],
  [10, 10, [1, 'gap-before', 9, 10]],
])('page %i of %i reads %j', (page, total, items) => {
  expect(paginationItems(page, total)).toEqual(items);
});
