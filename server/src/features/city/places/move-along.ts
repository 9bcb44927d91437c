import type { Position } from '@thikana/contract/city';
import { toldPosition } from '@thikana/contract/map-area';
import type { Transaction } from 'kysely';
import { markEverythingStale } from '../../../http/staleness.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Positions } from './changed-areas.ts';

/**
 * Listings whose owners chose an area that had no position yet stood where it seemed to be. They go with it, in the
 * transaction that places it: afterwards another area may have that position to itself, and would take them.
 */
export async function moveAlong(
  transaction: Transaction<Tables>,
  before: Positions,
  after: Positions,
): Promise<void> {
  for (const [slug, position] of after) {
    const former = before.get(slug);
    if (!former || isSamePlace(former, position) || !isShared(former, before)) continue;
    const { latitude, longitude } = toldPosition(former);
    await transaction
      .updateTable('listings')
      .set(toldPosition(position))
      .where('area', '=', slug)
      .where('latitude', '=', latitude)
      .where('longitude', '=', longitude)
      .execute();
    await markEverythingStale(transaction);
  }
}

const isShared = (position: Position, all: Positions) =>
  [...all.values()].filter((each) => isSamePlace(each, position)).length > 1;

const isSamePlace = (one: Position, other: Position) =>
  one.latitude === other.latitude && one.longitude === other.longitude;
