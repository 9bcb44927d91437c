import { isStaff } from '@thikana/contract/roles';
import type { ViewKind } from '@thikana/contract/statistics';
import type { Viewer } from '../../http/viewer.ts';
import { listingRows } from '../listings/listings.feature.ts';
import type { StatisticsDependencies } from './statistics.dependencies.ts';

/** Views by the owner and by staff do not count. */
export async function countView(
  { db, views }: StatisticsDependencies,
  viewer: Viewer,
  listingId: string,
  kind: ViewKind,
): Promise<void> {
  const { user } = viewer;
  if (user && isStaff(user.role)) return;
  if (user && (await listingRows(db).find(listingId))?.owner_id === user.id) return;
  views.count(listingId, kind, viewer);
}
