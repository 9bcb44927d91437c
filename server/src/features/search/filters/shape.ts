import type { Position } from '@thikana/contract/city';
import { boundsOf } from '@thikana/contract/map-area';
import { type Expression, type SqlBool, sql } from 'kysely';
import { byShape } from '../catalogue/place-conditions.ts';
import { defineFilter } from '../filter.ts';
import { isWithin, publicLatitude, publicLongitude } from '../listing-conditions.ts';

export const shape = defineFilter({
  name: 'shape',
  ask: (filter) => filter.shape,
  where: (corners, builder) => builder.and([isWithin(boundsOf(corners)), isInside(corners)]),
  condition: (corners, columns) => byShape(corners, columns),
});

function isInside(shape: readonly Position[]): Expression<SqlBool> {
  const corners = shape.flatMap(({ longitude, latitude }) => [longitude, latitude]);
  return sql<SqlBool>`goes_around(${corners}::float8[], ${publicLongitude}, ${publicLatitude})`;
}
