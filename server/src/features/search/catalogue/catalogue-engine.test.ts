import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogueRow } from '../../../../test/catalogue-row.ts';
import { type CatalogueDatabases, createCatalogueEngine } from './catalogue-engine.ts';
import { createCatalogueStore } from './catalogue-store.ts';

// Every step seems to take long, so that other work runs after each.
beforeEach(() => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
});
afterEach(() => vi.restoreAllMocks());

const search = { filter: { with: ['lift' as const] }, from: undefined, now: 0 };

/** The second turn begins after the first step. */
async function begun() {
  await nextTurn();
  await nextTurn();
}

function engineOf(count: number) {
  const rows = Array.from({ length: count }, (_, place) => catalogueRow({ lift: place % 3 > 0 }));
  const store = createCatalogueStore();
  store.add(rows);
  // Counting reads no rows.
  return { rows, store, engine: createCatalogueEngine({} as CatalogueDatabases, store) };
}

it('counts again after a change, also if it came while the same was counted', async () => {
  const { rows, store, engine } = engineOf(3);
  const counted = engine.countFacets(search);
  await begun();
  const removed = rows.slice(2).map(({ id }) => id);
  store.remove(removed);
  engine.forget(removed);
  expect((await counted)?.total).toBe(2);
  expect((await engine.countFacets(search))?.total).toBe(1);
});

it('starts again if a compaction moves the listings meanwhile', async () => {
  const { rows, store, engine } = engineOf(24_000);
  const counted = engine.countFacets(search);
  await begun();
  store.remove(rows.slice(0, 12_000).map(({ id }) => id));
  expect(store.compactions).toBe(1);
  expect((await counted)?.total).toBe(8_000);
});
