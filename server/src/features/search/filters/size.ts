import { type SqlBool, sql } from 'kysely';
import { byNumber } from '../catalogue/column-conditions.ts';
import { defineFilter } from '../filter.ts';
import { sizeSquareFeet } from '../listing-conditions.ts';

export const size = defineFilter({
  name: 'size',
  ask: (filter) => filter.size,
  where: ({ min, max }, builder) =>
    builder.and([
      sql<SqlBool>`${sizeSquareFeet} >= ${min}::float8`,
      ...(max === undefined ? [] : [sql<SqlBool>`${sizeSquareFeet} <= ${max}::float8`]),
    ]),
  condition: (range, { squareFeet }) => byNumber(squareFeet, range),
});
