import { expect, it } from 'vitest';
import { catalogueRow } from '../../../../test/catalogue-row.ts';
import { atOnce } from '../../../lib/steps.ts';
import { createCatalogueStore } from './catalogue-store.ts';
import { countFacets } from './count-facets.ts';

const search = {
  filter: { purpose: 'rent' as const, with: ['lift' as const], words: ['garden'] },
  from: undefined,
  now: 1_800_000_000,
};

it('counts the listings as they were at the call, while listings change', () => {
  const store = createCatalogueStore(1_000);
  const rows = Array.from({ length: 1_000 }, (_, place) =>
    catalogueRow({
      ...{ lift: place % 3 > 0, parking: place % 2 > 0, rent_rupees: 5_000 + place },
      words: place % 5 > 0 ? `'garden':1A` : `'lane':1A`,
    }),
  );
  store.add(rows);
  const count = () => {
    const having = atOnce(store.words.having(search.filter.words, store.usedSlots));
    return countFacets(store, search, having);
  };
  const expected = atOnce(count());
  const counting = count();
  counting.next();
  store.remove(rows.map(({ id }) => id));
  store.add(rows.slice(300).map((row) => ({ ...row, intent: 'sell', lift: false })));
  store.add(Array.from({ length: 2_000 }, () => catalogueRow({ lift: true, words: `'garden':1A` })));
  expect(atOnce(counting)).toEqual(expected);
  expect(atOnce(count()).total).toBe(2_000);
});
