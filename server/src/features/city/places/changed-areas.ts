import { isDeepStrictEqual } from 'node:util';
import type { Position } from '@thikana/contract/city';
import { type Bounds, boundsOf } from '@thikana/contract/map-area';
import type { AreaFields } from '@thikana/contract/place-fields';
import { positionsOf } from '@thikana/contract/place-shape';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

type Placed = Position & { outline: AreaFields['outline'] };
/** The areas that listings can have, by slug. */
export type Positions = ReadonlyMap<string, Placed>;

export async function listPositions(transaction: Transaction<Tables>): Promise<Positions> {
  const rows = await transaction
    .selectFrom('areas')
    .select(['slug', 'latitude', 'longitude', 'outline'])
    .where('merged_into', 'is', null)
    .where('is_hidden', '=', false)
    .execute();
  return new Map(rows.map(({ slug, ...position }) => [slug, position]));
}

/** An area that is new, moved, outlined otherwise or offered again: its slug, and where it is now. */
export interface ChangedArea extends Position {
  slug: string;
  /** Of its outline. */
  bounds?: Bounds | undefined;
}

export function changedAreas(before: Positions, after: Positions): ChangedArea[] {
  return [...after].flatMap(([slug, position]) => {
    if (isDeepStrictEqual(before.get(slug), position)) return [];
    const { latitude, longitude, outline } = position;
    return [{ slug, latitude, longitude, ...(outline && { bounds: boundsAround(outline) }) }];
  });
}

function boundsAround(outline: NonNullable<AreaFields['outline']>): Bounds {
  return boundsOf(positionsOf(outline).map(([longitude, latitude]) => ({ longitude, latitude })));
}
