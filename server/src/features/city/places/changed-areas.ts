import type { Position } from '@thikana/contract/city';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The areas that listings can have, by slug. */
type Positions = ReadonlyMap<string, Position>;

export async function listPositions(transaction: Transaction<Tables>): Promise<Positions> {
  const rows = await transaction
    .selectFrom('areas')
    .select(['slug', 'latitude', 'longitude'])
    .where('merged_into', 'is', null)
    .where('is_hidden', '=', false)
    .execute();
  return new Map(rows.map(({ slug, ...position }) => [slug, position]));
}

/** An area that is new, moved or offered again: its slug, and where it is now. */
export interface ChangedArea extends Position {
  slug: string;
}

export function changedAreas(before: Positions, after: Positions): ChangedArea[] {
  return [...after].flatMap(([slug, position]) => {
    const { latitude, longitude } = before.get(slug) ?? {};
    const isSame = latitude === position.latitude && longitude === position.longitude;
    return isSame ? [] : [{ slug, ...position }];
  });
}
