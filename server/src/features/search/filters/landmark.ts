import { type SqlBool, sql } from 'kysely';
import { byReaches } from '../catalogue/place-conditions.ts';
import { defineFilter } from '../filter.ts';
import { type Reach, reachOf } from '../landmark-reach.ts';
import { isWithin, squareToReach } from '../listing-conditions.ts';

export const landmark = defineFilter({
  name: 'landmark',
  ask: ({ landmark, near, km }) => landmark?.flatMap((slug) => reachOf(slug, near ? undefined : km) ?? []),
  where: (reaches, builder) =>
    builder.or(reaches.map((reach) => builder.and([isWithin(reach.bounds), isWithinReach(reach)]))),
  condition: (reaches, columns) => byReaches(reaches, columns),
});

const isWithinReach = (reach: Reach) =>
  sql<SqlBool>`${squareToReach(reach)} <= ${reach.squareOfDegrees}::float8`;
