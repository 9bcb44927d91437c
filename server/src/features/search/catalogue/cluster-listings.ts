import { neighbourhoodCell } from '@thikana/contract/map-area';
import type { Steps } from '../../../lib/steps.ts';
import type { ClusterRow, MapFilter } from '../engine.ts';
import { type Bitmap, slotParts } from './bitmaps.ts';
import { comparableRupees, compareIds, degreesAt, idAt, none } from './catalogue-columns.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { conditionsOf } from './conditions-of.ts';
import { withScratch } from './scratch.ts';

interface Cluster {
  longitudes: number;
  latitudes: number;
  count: number;
  minRupees: number;
  sales: number;
  newest: number;
  oldest: number;
}

/** Clusters the listings within the bounds by squares of this many cells. */
export function* clusterListings(
  store: CatalogueStore,
  filter: MapFilter,
  step: number,
  having: Bitmap | undefined,
): Steps<ClusterRow[]> {
  return yield* withScratch(function* (scratch) {
    const { columns } = store;
    const { longitude, latitude, frequency } = columns;
    const conditions = conditionsOf(filter, columns, having);
    const squares = new Map<number, Cluster>();
    const columnOf = (degrees: number) => Math.floor(degrees / (step * neighbourhoodCell.longitude));
    const rowOf = (degrees: number) => Math.floor(degrees / (step * neighbourhoodCell.latitude));
    const { west, south, east } = filter.within;
    const width = columnOf(east) - columnOf(west) + 1;

    const add = (slot: number) => {
      const x = degreesAt(longitude, slot);
      const y = degreesAt(latitude, slot);
      const square = (rowOf(y) - rowOf(south)) * width + columnOf(x) - columnOf(west);
      let cluster = squares.get(square);
      if (!cluster) {
        cluster = {
          longitudes: 0,
          latitudes: 0,
          count: 0,
          minRupees: Number.POSITIVE_INFINITY,
          sales: 0,
          newest: slot,
          oldest: slot,
        };
        squares.set(square, cluster);
      }
      cluster.longitudes += x;
      cluster.latitudes += y;
      cluster.count += 1;
      if (compareIds(columns, slot, cluster.newest) > 0) cluster.newest = slot;
      if (compareIds(columns, slot, cluster.oldest) < 0) cluster.oldest = slot;
      cluster.minRupees = Math.min(cluster.minRupees, comparableRupees(columns, slot));
      if (frequency[slot] === none) cluster.sales += 1;
    };

    const bitmap = scratch.copyOf(store.listed);
    yield* store.narrow(bitmap, conditions, scratch);
    for (const slots of slotParts(bitmap)) {
      for (const slot of slots) add(slot);
      yield;
    }
    return [...squares.values()].map(
      ({ longitudes, latitudes, count, minRupees, sales, newest, oldest }) => ({
        longitude: longitudes / count,
        latitude: latitudes / count,
        count,
        minRupees: Number.isFinite(minRupees) ? minRupees : null,
        hasOneIntent: sales === 0 || sales === count,
        newest: idAt(columns, newest),
        oldest: idAt(columns, oldest),
      }),
    );
  });
}
