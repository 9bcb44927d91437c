import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogueRow } from '../../../../test/catalogue-row.ts';
import { createCatalogueStore } from './catalogue-store.ts';
import { countFacets } from './count-facets.ts';

// Every step seems to take long, so that other work runs after each.
beforeEach(() => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
});
afterEach(() => vi.restoreAllMocks());

const filter = { purpose: 'rent', with: ['lift'], words: ['garden'] } as const;
const search = { filter: { ...filter, with: [...filter.with] }, from: undefined, now: 1_800_000_000 };

function storeOf(count: number) {
  const store = createCatalogueStore(count);
  const rows = Array.from({ length: count }, (_, place) =>
    catalogueRow({
      ...{ lift: place % 3 > 0, parking: place % 2 > 0, rent_rupees: 5_000 + place },
      words: place % 5 > 0 ? `'garden':1A` : `'lane':1A`,
    }),
  );
  store.add(rows);
  const scoresOf = () => store.words.rank(['garden'], store.usedSlots);
  return { store, rows, scoresOf };
}

it('counts the listings as they were at the call, while others search and listings change', async () => {
  const { store, rows, scoresOf } = storeOf(1_000);
  const expected = await countFacets(store, search, scoresOf);
  const counted = countFacets(store, search, scoresOf);
  store.words.rank(['lane'], store.usedSlots);
  store.remove(rows.map(({ id }) => id));
  store.add(rows.slice(300).map((row) => ({ ...row, intent: 'sell', lift: false })));
  store.add(Array.from({ length: 2_000 }, () => catalogueRow({ lift: true, words: `'garden':1A` })));
  expect(await counted).toEqual(expected);
  expect((await countFacets(store, search, scoresOf)).total).toBe(2_000);
});

it('starts again if a compaction moves the listings meanwhile', async () => {
  const { store, rows, scoresOf } = storeOf(24_000);
  const counted = countFacets(store, search, scoresOf);
  store.remove(rows.slice(0, 12_000).map(({ id }) => id));
  expect(store.compactions).toBe(1);
  expect(await counted).toEqual(await countFacets(store, search, scoresOf));
});
