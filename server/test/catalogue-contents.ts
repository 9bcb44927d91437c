import { areaCodes } from '#server/features/search/catalogue/area-codes.ts';
import { slotsIn } from '#server/features/search/catalogue/bitmaps.ts';
import { idAt } from '#server/features/search/catalogue/catalogue-columns.ts';
import type { CatalogueStore } from '#server/features/search/catalogue/catalogue-store.ts';
import { findPage } from '#server/features/search/catalogue/find-page.ts';
import { numberAt } from '#server/features/search/catalogue/numbers.ts';
import { atOnce } from '#server/lib/steps.ts';

/** Everything that searches see of a catalogue, whatever its slots. */
export function contentsOf(store: CatalogueStore) {
  const { columns, words } = store;
  const page = { distanceOf: undefined, offset: 0, limit: store.size };
  const orders = ['newest', 'price', 'price-desc', 'price-per-sqft', 'size', 'size-desc'] as const;
  const listings: [string, unknown[]][] = [];
  for (const slot of slotsIn(store.listed, store.size)) {
    const { squareFeet, rupees, idParts, area, length, ...others } = columns;
    listings.push([
      idAt(columns, slot),
      [
        areaCodes.areas[area[slot] as number],
        ...[squareFeet, rupees].map((column) => numberAt(column, slot)),
        ...Object.values(others).map((column) => column[slot]),
      ],
    ]);
  }
  const scoresOf = (asked: readonly string[]) => {
    const { scores } = atOnce(words.rank(asked, store.listed));
    return listings.map(([id]) => scores[store.slotOf(id) ?? -1]);
  };
  const said = words
    .beginningWith('')
    .toSorted()
    .filter((word) => words.has(word));
  return {
    // Newest first.
    listings: listings.sort(([one], [other]) => (one < other ? 1 : -1)),
    orders: orders.map((order) => atOnce(findPage(store, [], { ...page, order }))),
    words: said.map((word) => [word, scoresOf([word]), scoresOf([word, said[0] ?? ''])]),
  };
}
