import { expect, it } from 'vitest';
import { catalogueRow } from '../../../../test/catalogue-row.ts';
import { atOnce } from '../../../lib/steps.ts';
import { createCatalogueStore } from './catalogue-store.ts';
import { conditionsOf } from './conditions-of.ts';
import { findPage } from './find-page.ts';

const many = 16_000;

function rowOf(rent: number, words: string) {
  const size_square_feet = 500.5 + rent;
  return catalogueRow({ rent_rupees: rent, size_square_feet, words, fresh_seconds: 1_700_000_000 + rent });
}

it('finds every listing after compactions', () => {
  const store = createCatalogueStore();
  const rows = Array.from({ length: many }, (_, place) => rowOf(1_000 + place, `'lane':1A`));
  store.add(rows);
  rows.forEach((row, place) => {
    if (place % 8 === 0) {
      store.remove([row.id]);
      return;
    }
    rows[place] = { ...row, rent_rupees: 50_000 + place, words: place % 2 ? `'lift':1A` : `'lane':2C` };
    store.remove([row.id]);
    store.add([rows[place]]);
  });
  const left = rows.filter((_, place) => place % 8 !== 0);

  expect(store.size).toBe(left.length);
  // Without compaction every change would have used another slot.
  expect(store.usedSlots).toBeLessThan(many * 1.5);
  for (const row of left) {
    const slot = store.slotOf(row.id) ?? -1;
    expect(store.columns.rupees.codes[slot]).toBe(row.rent_rupees);
  }
  expect(store.slotOf(rows[0]?.id ?? '')).toBeUndefined();

  const page = { distanceOf: undefined, offset: 0, limit: 10 };
  const dearest = atOnce(findPage(store, [], { ...page, order: 'price-desc' }));
  expect(dearest.total).toBe(left.length);
  expect(dearest.ids).toEqual(
    left
      .slice(-10)
      .map(({ id }) => id)
      .reverse(),
  );

  const having = atOnce(store.words.having(['lane'], store.usedSlots));
  const conditions = conditionsOf({ words: ['lane'] }, store.columns, having);
  const found = atOnce(findPage(store, conditions, { ...page, words: ['lane'], order: 'best' }));
  const total = left.filter(({ words }) => words.includes('lane')).length;
  expect(found).toMatchObject({ total, withAllWords: total });
});
