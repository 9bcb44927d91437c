import { expect, it } from 'vitest';
import { catalogueRow } from '../../../../test/catalogue-row.ts';
import { type CatalogueDatabases, createCatalogueEngine } from './catalogue-engine.ts';
import { createCatalogueStore } from './catalogue-store.ts';

it('counts again after a change, also if it came while the same was counted', async () => {
  const store = createCatalogueStore();
  const row = catalogueRow();
  store.add([row, catalogueRow()]);
  // Counting reads no rows.
  const engine = createCatalogueEngine({} as CatalogueDatabases, store);
  const search = { filter: {}, from: undefined, now: 0 };
  const counted = engine.countFacets(search);
  await Promise.resolve();
  store.remove([row.id]);
  engine.forget([row.id]);
  expect((await counted)?.total).toBe(2);
  expect((await engine.countFacets(search))?.total).toBe(1);
});
