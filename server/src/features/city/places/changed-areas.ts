import { isDeepStrictEqual } from 'node:util';
import type { Position } from '@thikana/contract/city';
import { type Bounds, boundsOf } from '@thikana/contract/map-area';
import type { AreaFields } from '@thikana/contract/place-fields';
import { positionsOf } from '@thikana/contract/place-shape';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

type Placed = Position & { outline: AreaFields['outline'] };
/** The areas that listings can have, by slug. */
type Positions = ReadonlyMap<string, Placed>;

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
  /** Where it stood together with another area, before it got a position of its own. */
  former?: Position | undefined;
}

export function changedAreas(before: Positions, after: Positions): ChangedArea[] {
  return [...after].flatMap(([slug, position]) => {
    const earlier = before.get(slug);
    if (isDeepStrictEqual(earlier, position)) return [];
    const { latitude, longitude, outline } = position;
    const former =
      earlier && !isSamePlace(earlier, position) && isShared(earlier, before) && positionOf(earlier);
    return [
      {
        ...{ slug, latitude, longitude },
        ...(outline && { bounds: boundsAround(outline) }),
        ...(former && { former }),
      },
    ];
  });
}

const positionOf = ({ latitude, longitude }: Position) => ({ latitude, longitude });

const isSamePlace = (one: Position, other: Position) =>
  one.latitude === other.latitude && one.longitude === other.longitude;

const isShared = (position: Position, all: Positions) =>
  [...all.values()].filter((each) => isSamePlace(each, position)).length > 1;

function boundsAround(outline: NonNullable<AreaFields['outline']>): Bounds {
  return boundsOf(positionsOf(outline).map(([longitude, latitude]) => ({ longitude, latitude })));
}
