import { expect, it } from 'vitest';
import { contentsOf } from '../../../../../test/catalogue-contents.ts';
import { catalogueRow } from '../../../../../test/catalogue-row.ts';
import type { CatalogueRow } from '../catalogue-rows.ts';
import { type CatalogueStore, createCatalogueStore } from '../catalogue-store.ts';

const words = ['lane', 'garden', 'lift', 'quiet', 'market'];

function rowOf(number: number) {
  const vector = words
    .filter((_, place) => (number * 7 + place) % 3 > 0)
    .map((word, place) => `'${word}':${place * 9 + (number % 5) + 1}${number % 2 ? 'A' : 'C'}`)
    .join(' ');
  return catalogueRow({
    area: `area-${number % 30}`,
    ...(number % 11 === 0
      ? { intent: 'sell' as const, frequency: null, rent_rupees: null }
      : { rent_rupees: 1_000 + (number % 97) }),
    size_square_feet: number % 7 === 0 ? null : 500.5 + (number % 13),
    available_from: number % 4 === 0 ? '2026-12-01' : null,
    fresh_seconds: 1_700_000_000 + (number % 50),
    words: vector,
  });
}

/** Takes the arrays when `restore` is called, like a writer that is slower than the changes. */
function begin(store: CatalogueStore) {
  const { facts, changing, fixed } = store.stored;
  const text = JSON.stringify(facts);
  const copies = changing.map((array) => array.slice());
  return function restore(): CatalogueStore {
    const restored = createCatalogueStore(facts.used, JSON.parse(text));
    const empty = restored.stored;
    const arrays = [...copies, ...fixed];
    [...empty.changing, ...empty.fixed].forEach((array, place) => {
      array.set(arrays[place] ?? []);
    });
    restored.settle();
    return restored;
  };
}

const idsOf = (rows: readonly CatalogueRow[]) => rows.map(({ id }) => id);

function replace(store: CatalogueStore, rows: readonly CatalogueRow[]): void {
  store.remove(idsOf(rows));
  store.add(rows);
}

it('is the same from its facts and arrays, and after further changes', () => {
  const store = createCatalogueStore();
  const rows = Array.from({ length: 3_000 }, (_, number) => rowOf(number));
  store.add(rows.slice(0, 2_500));
  store.remove(idsOf(rows.slice(0, 300)));
  replace(
    store,
    rows.slice(200, 600).map((row) => ({ ...row, rent_rupees: 77 })),
  );
  const restored = begin(store)();
  expect(contentsOf(restored)).toEqual(contentsOf(store));

  for (const each of [store, restored]) {
    each.add(rows.slice(2_500));
    each.remove(idsOf(rows.slice(1_000, 1_100)));
    replace(
      each,
      rows.slice(1_100, 1_200).map((row) => ({ ...row, words: `'garden':3A 'terrace':4B` })),
    );
  }
  expect(contentsOf(restored)).toEqual(contentsOf(store));
});

it('lacks what changed while its arrays were written', () => {
  const store = createCatalogueStore();
  const rows = Array.from({ length: 4_000 }, (_, number) => rowOf(number));
  store.add(rows.slice(0, 2_000));
  const before = contentsOf(store);
  const restore = begin(store);
  const added = rows.slice(2_000).map((row) => ({ ...row, words: `${row.words} 'terrace':9B` }));
  store.add(added);
  store.remove(idsOf(rows.slice(0, 500)));
  const restored = restore();
  expect(contentsOf(restored)).toEqual(before);

  restored.add(added.toReversed());
  restored.remove(idsOf(rows.slice(0, 500)));
  expect(contentsOf(restored)).toEqual(contentsOf(store));
});
