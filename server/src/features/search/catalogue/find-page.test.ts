import type { SearchOrder } from '@thikana/contract/vocabulary';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogueRow } from '../../../../test/catalogue-row.ts';
import { atOnce } from '../../../lib/steps.ts';
import { createCatalogueStore } from './catalogue-store.ts';
import { conditionsOf } from './conditions-of.ts';
import { findPage } from './find-page.ts';

const orders: SearchOrder[] = ['newest', 'price', 'price-desc', 'best', 'nearest', 'size'];

const distanceOf = (longitude: number, latitude: number) => longitude + latitude;

function rowOf(place: number) {
  const words = `${place % 3 > 0 ? `'garden':1A` : `'lane':1A`}${place % 5 > 0 ? '' : ` 'quiet':2A`}`;
  return catalogueRow({ rent_rupees: 5_000 + ((place * 37) % 500), lift: place % 2 > 0, words });
}

it('finds a page as it was before or after a change, which comes between two steps', () => {
  const asked = fc.record({
    order: fc.constantFrom(...orders.filter((each) => each !== 'best')),
    offset: fc.nat(320),
    changeAfter: fc.nat(4),
  });
  fc.assert(
    fc.property(asked, ({ order, offset, changeAfter }) => {
      const store = createCatalogueStore(600);
      const rows = Array.from({ length: 600 }, (_, place) => rowOf(place));
      store.add(rows);
      const find = () => {
        const conditions = conditionsOf({ with: ['lift'] }, store.columns, undefined);
        const page = { order, distanceOf, offset, limit: 20 };
        return findPage(store, conditions, page);
      };
      const before = atOnce(find());
      const finding = find();
      let found = finding.next();
      for (let step = 0; step < changeAfter && !found.done; step += 1) found = finding.next();
      store.remove(rows.slice(0, 200).map(({ id }) => id));
      const after = atOnce(find());
      store.add(Array.from({ length: 900 }, (_, place) => rowOf(place)));
      expect([before, after]).toContainEqual(found.done ? found.value : atOnce(finding));
    }),
    { numRuns: 200 },
  );
});

it('ranks the listings that were there, while others come and go', () => {
  const asked = fc.record({
    words: fc.constantFrom(['lane'], ['lane', 'quiet'], ['garden', 'quiet']),
    order: fc.constantFrom<SearchOrder[]>('best', 'price'),
    offset: fc.nat(620),
    changeAfter: fc.nat(12),
  });
  fc.assert(
    fc.property(asked, ({ changeAfter, ...page }) => {
      const store = createCatalogueStore(600);
      const rows = Array.from({ length: 600 }, (_, place) => rowOf(place));
      store.add(rows);
      const find = () => findPage(store, [], { ...page, distanceOf, limit: 20 });
      const finding = find();
      let found = finding.next();
      for (let step = 0; step < changeAfter && !found.done; step += 1) found = finding.next();
      if (found.done) return;
      store.remove(rows.slice(0, 560).map(({ id }) => id));
      const others = Array.from({ length: 900 }, (_, place) => rowOf(place));
      store.add(others);
      const { ids } = atOnce(finding);
      store.remove(others.map(({ id }) => id));
      expect(ids).toEqual(atOnce(find()).ids);
    }),
    { numRuns: 200 },
  );
});

it.each(orders)('finds every page of %s with words, those with a word first', (order) => {
  const store = createCatalogueStore();
  const rows = Array.from({ length: 300 }, (_, place) => rowOf(place));
  store.add(rows);
  const ids: string[] = [];
  for (let offset = 0; offset < 300; offset += 70) {
    const found = atOnce(findPage(store, [], { order, distanceOf, words: ['lane'], offset, limit: 70 }));
    expect(found).toMatchObject({ total: 300, withAllWords: 100 });
    ids.push(...found.ids);
  }
  expect(new Set(ids)).toEqual(new Set(rows.map(({ id }) => id)));
  const having = rows.filter(({ words }) => words.includes('lane')).map(({ id }) => id);
  expect(new Set(ids.slice(0, 100))).toEqual(new Set(having));
});
