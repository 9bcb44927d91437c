import type { MapCluster } from '@thikana/contract/search/map';
import { pinText } from './pin-text.ts';

type Project = (cluster: MapCluster) => { x: number; y: number };

/** The size of a pin in pixels, estimated from its text, with some margin. */
export const pinHeight = 32;
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

function cover(one: MapCluster, other: MapCluster, project: Project): boolean {
  const [here, there] = [project(one), project(other)];
  const apart = (pinWidth(one) + pinWidth(other)) / 2;
  return Math.abs(here.x - there.x) < apart && Math.abs(here.y - there.y) < pinHeight;
}

export const pinWidth = (cluster: MapCluster) => pinText(cluster).length * letterWidth + pinPadding;

function merge(one: MapCluster, other: MapCluster): MapCluster {
  const count = one.count + other.count;
  const middle = (a: number, b: number) => (a * one.count + b * other.count) / count;
  const hasOneIntent = one.minPrice !== undefined && other.minPrice !== undefined;
  const isNamed = one.listings && other.listings && count <= namedAtMost;
  return {
    longitude: middle(one.longitude, other.longitude),
    latitude: middle(one.latitude, other.latitude),
    count,
    ...(hasOneIntent && { minPrice: Math.min(one.minPrice ?? 0, other.minPrice ?? 0) }),
    ...(isNamed && { listings: [...(one.listings ?? []), ...(other.listings ?? [])] }),
  };
}
