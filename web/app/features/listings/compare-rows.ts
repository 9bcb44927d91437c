import { areaLabel } from '@thikana/contract/areas';
import { areaUnitName } from '@thikana/contract/land';
import type { Listing } from '@thikana/contract/listings';
import { sizeText } from '#web/lib/format/format.ts';
import { listingPrice } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { listingFields } from './listing-details.ts';
import { type Detail, moneyFields } from './money-details.ts';
import { comparableRupees, floorArea, perSizeText, rupeesPerSize } from './price-per-size.ts';

export interface CompareRow {
  label: string;
  /** One value for each listing, in their order. */
  cells: { text: string | undefined; mark: string | undefined; lang?: string | undefined }[];
  /** Whether the listings differ in this row. */
  differs: boolean;
}

/** The rows of the comparison. A row that is empty for every listing is left out. */
export function compareRows(listings: readonly Listing[]): CompareRow[] {
  return [
    row(
      m.compare_price(),
      listings.map(priceText),
      markOf(listings.map(comparableRupees), 'lowest', listings),
    ),
    row(
      m.compare_per_size({ unit: areaUnitName() }),
      listings.map(perSizeText),
      markOf(listings.map(rupeesPerSize), 'lowest', listings),
    ),
    row(m.compare_area(), listings.map(areaText), markOf(listings.map(floorArea), 'largest')),
    row(
      m.compare_locality(),
      listings.map(({ area }) => areaLabel(area)),
    ),
    ...fieldRows(listings),
  ].filter(({ cells }) => cells.some(({ text }) => text !== undefined));
}

function row(label: string, texts: (string | undefined)[], marks: (string | undefined)[] = []): CompareRow {
  return {
    label,
    cells: texts.map((text, index) => ({ text, mark: marks[index] })),
    differs: new Set(texts).size > 1,
  };
}

function fieldRows(listings: readonly Listing[]): CompareRow[] {
  const ownRows: string[] = [m.detail_field_rent(), m.detail_field_built_up(), m.detail_field_shop_area()];
  const all: Partial<Detail>[][] = listings.map((each) => [...moneyFields(each), ...listingFields(each)]);
  return (all[0] ?? [])
    .map(({ label = '' }, index) => {
      const { cells, ...rest } = row(
        label,
        all.map((fields) => fields[index]?.value),
      );
      return { ...rest, cells: cells.map((cell, at) => ({ ...cell, lang: all[at]?.[index]?.lang })) };
    })
    .filter(({ label }) => !ownRows.includes(label));
}

/** Marks the best figure if at least two differ. Prices of different kinds are not compared. */
function markOf(
  figures: (number | undefined)[],
  best: 'lowest' | 'largest',
  priced: readonly Listing[] = [],
): (string | undefined)[] {
  const known = figures.filter((figure) => figure !== undefined);
  const isOneKind = new Set(priced.map(({ intent }) => intent)).size <= 1;
  if (!isOneKind || new Set(known).size < 2) return [];
  const winner = best === 'lowest' ? Math.min(...known) : Math.max(...known);
  const text = best === 'lowest' ? m.compare_lowest() : m.compare_largest();
  return figures.map((figure) => (figure === winner ? text : undefined));
}

function priceText(listing: Listing): string {
  const { amount, per } = listingPrice(listing, 'full');
  return per ? m.price_with_period({ amount, per }) : amount;
}

function areaText(listing: Listing): string | undefined {
  const area = floorArea(listing);
  return area === undefined ? undefined : sizeText(area);
}
