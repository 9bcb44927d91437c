import { type CatalogueColumns, saleBit } from '../catalogue/catalogue-columns.ts';
import { byCode } from '../catalogue/column-conditions.ts';
import { sum } from '../catalogue/left.ts';
import { defineFilter } from '../filter.ts';
import { intentOf } from '../listing-filter.ts';

const areOfSale = (bits: number) => (bits & saleBit) !== 0;

export const purpose = defineFilter({
  name: 'purpose',
  ask: (filter) => filter.purpose && intentOf(filter.purpose),
  where: (intent, builder) => builder('intent', '=', intent),
  condition: (intent, { details }: CatalogueColumns) =>
    byCode(details, (bits) => areOfSale(bits) === (intent === 'sell')),
  isMetBy: (intent, listing) => listing.intent === intent,
  facet: {
    count({ columns, tally }) {
      const counts = tally(columns.details);
      return {
        rent: sum(counts.filter((_, bits) => !areOfSale(bits))),
        buy: sum(counts.filter((_, bits) => areOfSale(bits))),
      };
    },
  },
});
