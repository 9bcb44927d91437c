import { categories } from '@thikana/contract/vocabulary';
import { byCode, isOneOf } from '../catalogue/column-conditions.ts';
import { byPlace } from '../catalogue/left.ts';
import { defineFilter } from '../filter.ts';

export const propertyType = defineFilter({
  name: 'propertyType',
  ask: (filter) => filter.propertyType,
  where: (wanted, builder) => builder('category', 'in', wanted),
  condition: (wanted, { category }) => byCode(category, isOneOf(categories, wanted)),
  isMetBy: (wanted, { category }) => wanted.some((each) => each === category),
  facet: { count: ({ columns, tally }) => byPlace(categories, tally(columns.category)) },
});
