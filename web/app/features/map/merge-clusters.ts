import type { MapCluster } from '@thikana/contract/search/map';
import { type Box, isClear, type Point } from './label-box.ts';
import { pinText } from './pin-text.ts';

type Project = (cluster: MapCluster) => Point;

/** The size of a pin in pixels, estimated from its text, with some margin. */
const pinHeight = 32;
const letterWidth = 8;
const pinPadding = 24;
/** The most listings that the card of one pin can show. */
const namedAtMost = 3;

/** Merges the clusters whose pins would overlap. */
export function mergeClusters(clusters: readonly MapCluster[], project: Project): MapCluster[] {
  const merged: MapCluster[] = [];
  for (const cluster of [...clusters].sort((one, other) => other.count - one.count)) {
    const place = merged.findIndex((other) => cover(cluster, other, project));
    const covered = merged[place];
    if (covered) merged[place] = merge(covered, cluster);
    else merged.push(cluster);
  }
  // A merged pin is larger or has moved, so it may overlap another one now.
  return merged.length < clusters.length ? mergeClusters(merged, project) : merged;
}

const cover = (one: MapCluster, other: MapCluster, project: Project): boolean =>
  !isClear(pinBox(one, project(one)), [pinBox(other, project(other))]);

/** The box of a pin whose middle is at this point. */
export const pinBox = (cluster: MapCluster, { x, y }: Point): Box => ({
  ...{ x, y, width: pinText(cluster).length * letterWidth + pinPadding, height: pinHeight },
});

function merge(one: MapCluster, other: MapCluster): MapCluster {
  const count = one.count + other.count;
  const middle = (a: number, b: number) => (a * one.count + b * other.count) / count;
  const hasOneIntent = one.minPrice !== undefined && other.minPrice !== undefined;
  const isNamed = one.listings && other.listings && count <= namedAtMost;
  return {
    longitude: middle(one.longitude, other.longitude),
    latitude: middle(one.latitude, other.latitude),
    count,
    ...(hasOneIntent && {
      minPrice: Math.min(one.minPrice ?? 0, other.minPrice ?? 0),
      ...(one.minPriceFrequency && { minPriceFrequency: one.minPriceFrequency }),
    }),
    ...(isNamed && { listings: [...(one.listings ?? []), ...(other.listings ?? [])] }),
  };
}
