import type { SeenKind } from '@thikana/contract/statistics';
import type { Viewer } from '../../http/viewer.ts';
import { listingRows } from '../listings/listings.feature.ts';
import type { StatisticsDependencies } from './statistics.dependencies.ts';

/** Views by the owner and by administrators do not count. */
export async function countSeen(
  { db, seen }: StatisticsDependencies,
  viewer: Viewer,
  listingId: string,
  kind: SeenKind,
): Promise<void> {
  const { user } = viewer;
  if (user?.role === 'admin') return;
  if (user && (await listingRows(db).find(listingId))?.owner_id === user.id) return;
  seen.count(listingId, kind, viewer);
}
