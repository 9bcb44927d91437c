import type { MapCluster } from '@thikana/contract/search/map';
import { pinText } from './pin-text.ts';

type Project = (cluster: MapCluster) => { x: number; y: number };

/** Of a pin, in pixels: by the letters on it, with some room around. */
const pinHeight = 32;
const letterWidth = 8;
const pinPadding = 24;
/** As many as the card of one pin has room for. */
const namedAtMost = 3;

/** The clusters whose pins stand apart: of pins that would cover each other one remains, for all of them. */
export function partClusters(clusters: readonly MapCluster[], project: Project): MapCluster[] {
  const parted: MapCluster[] = [];
  for (const cluster of [...clusters].sort((one, other) => other.count - one.count)) {
    const place = parted.findIndex((other) => cover(cluster, other, project));
    const covered = parted[place];
    if (covered) parted[place] = merge(covered, cluster);
    else parted.push(cluster);
  }
  // What has grown or moved may cover what stood apart from it before.
  return parted.length < clusters.length ? partClusters(parted, project) : parted;
}

function cover(one: MapCluster, other: MapCluster, project: Project): boolean {
  const [here, there] = [project(one), project(other)];
  const apart = (widthOf(one) + widthOf(other)) / 2;
  return Math.abs(here.x - there.x) < apart && Math.abs(here.y - there.y) < pinHeight;
}

const widthOf = (cluster: MapCluster) => pinText(cluster).length * letterWidth + pinPadding;

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
