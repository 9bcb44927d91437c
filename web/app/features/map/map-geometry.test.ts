import { currentCity, type Position } from '@thikana/contract/city';
import type { MapArea } from '@thikana/contract/city-map';
import type { Listing } from '@thikana/contract/listings';
import type { MapCluster } from '@thikana/contract/search/map';
import { describe, expect, it } from 'vitest';
import { circleAround } from './circle-around.ts';
import { clearOfObstacles } from './clear-of-obstacles.ts';
import { isLong, isNear, withPoint } from './drawn-line.ts';
import { highlightedCluster } from './highlighted-cluster.ts';
import { labelledAreas } from './labelled-areas.ts';
import { mergeClusters } from './merge-clusters.ts';
import { type OpenPin, withOpenPin } from './with-open-pin.ts';

describe('area labels', () => {
  const { areas, centre } = currentCity();
  const size = { width: 800, height: 600 };
  const projected =
    (pixelsPerDegree: number) =>
    ({ longitude, latitude }: Position) => ({
      x: size.width / 2 + (longitude - centre.longitude) * pixelsPerDegree,
      y: size.height / 2 - (latitude - centre.latitude) * pixelsPerDegree,
    });
  const at = (pixelsPerDegree: number, of: readonly MapArea[] = areas) =>
    labelledAreas(of, projected(pixelsPerDegree), size).map(({ area }) => area);

  it('do not cover each other, the first taking precedence', () => {
    const shown = at(4_000);
    expect(shown[0]?.slug).toBe('siliguri_city');
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.map(({ slug }) => slug)).not.toContain('court_more');
    const [first, second] = areas as [MapArea, MapArea];
    const beside = (km: number, name: string) => [
      { ...first, name },
      { ...second, latitude: first.latitude, longitude: first.longitude + km / 100 },
    ];
    expect(at(10_000, beside(1, 'Short'))).toHaveLength(2);
    expect(at(10_000, beside(1, 'A much longer name of an area'))).toHaveLength(1);
  });

  it('are below or above a pin on their place, or left out', () => {
    const [area] = areas as [MapArea];
    const { x, y } = projected(4_000)(area);
    const pinAt = (line: number) => ({ x, y: y + line * 26, width: 90, height: 26 });
    const lines = (...pins: number[]) =>
      labelledAreas([area], projected(4_000), size, pins.map(pinAt)).map(({ line }) => line);
    expect(lines()).toEqual([0]);
    expect(lines(0)).toEqual([1]);
    expect(lines(0, 1)).toEqual([-1]);
    expect(lines(0, 1, -1)).toEqual([]);
  });

  it('are those in view and around', () => {
    const far = { ...(areas[0] as MapArea), slug: 'far', longitude: centre.longitude + 0.5 };
    expect(at(1_000, [far])).toEqual([far]);
    expect(at(10_000, [far])).toEqual([]);
  });

  it('are few even in a city of thousands', () => {
    const many = Array.from({ length: 5_000 }, (_, number) => ({
      ...{ slug: `area-${number}`, name: `Area ${number}` },
      longitude: centre.longitude + ((number * 0.618_034) % 1) - 0.5,
      latitude: centre.latitude + ((number * 0.414_214) % 1) - 0.5,
    }));
    expect(at(700, many).length).toBeLessThan(200);
  });
});

describe('a drawn line', () => {
  it('drops points that hardly moved', () => {
    const line = withPoint([{ x: 0, y: 0 }], { x: 2, y: 2 });
    expect(line).toHaveLength(1);
    expect(withPoint(line, { x: 10, y: 0 })).toHaveLength(2);
  });

  it('is a stroke if long enough, otherwise a tap', () => {
    expect(isLong([{ x: 0, y: 0 }])).toBe(false);
    expect(
      isLong([
        { x: 0, y: 0 },
        { x: 40, y: 0 },
        { x: 40, y: 40 },
      ]),
    ).toBe(true);
  });

  it('ends near its beginning', () => {
    expect(isNear({ x: 0, y: 0 }, { x: 10, y: 10 })).toBe(true);
    expect(isNear({ x: 0, y: 0 }, { x: 30, y: 0 })).toBe(false);
  });
});

describe('the pin of a card', () => {
  const id = '6'.repeat(24);
  const listing = { _id: id, coordinates: { type: 'Point', coordinates: [88.43, 26.71] } } as Listing;
  const near: MapCluster = { longitude: 88.4301, latitude: 26.7101, count: 5 };
  const far: MapCluster = { longitude: 88.5, latitude: 26.8, count: 5 };
  const bounds = { west: 88.4, south: 26.7, east: 88.6, north: 26.9 };
  const naming = { ...far, count: 1, listings: [{ _id: id }] } as MapCluster;

  it('is the one with the listing’s id', () => {
    expect(highlightedCluster([near, naming], bounds, [listing], id)).toBe(naming);
  });

  it('is otherwise the nearest cluster', () => {
    expect(highlightedCluster([far, near], bounds, [listing], id)).toBe(near);
  });

  it('is undefined outside the part that the clusters were loaded for', () => {
    expect(highlightedCluster([far], { ...bounds, west: 88.45 }, [listing], id)).toBeUndefined();
    expect(highlightedCluster([], undefined, [listing], id)).toBeUndefined();
  });

  it('is undefined without a card', () => {
    expect(highlightedCluster([near], bounds, [listing], undefined)).toBeUndefined();
  });
});

describe('pins', () => {
  const pin = (longitude: number, count: number, minPrice?: number): MapCluster => ({
    longitude,
    latitude: 0,
    count,
    ...(minPrice !== undefined && { minPrice }),
  });
  const merged = (...clusters: MapCluster[]) =>
    mergeClusters(clusters, ({ longitude: x, latitude: y }) => ({ x, y }));

  it('that would overlap are merged at the centre of their listings', () => {
    expect(merged(pin(0, 3, 9_000), pin(80, 1, 7_000), pin(400, 5, 4_000))).toEqual([
      pin(400, 5, 4_000),
      pin(20, 4, 7_000),
    ]);
  });

  it('are merged again if the merged pin overlaps another', () => {
    expect(merged(pin(0, 2), pin(150, 2), pin(100, 2)).map(({ count }) => count)).toEqual([6]);
  });

  it('keep what their prices are for', () => {
    const short = { ...pin(0, 3, 900), minPriceFrequency: 'day' } as const;
    expect(merged(short, { ...short, minPrice: 700 })).toEqual([{ ...short, count: 6, minPrice: 700 }]);
  });

  it('list their ids while few, and show no price for mixed purposes', () => {
    const named = (longitude: number, ...ids: string[]) =>
      ({ ...pin(longitude, ids.length, 1), listings: ids.map((_id) => ({ _id })) }) as MapCluster;
    expect(merged(named(0, 'a', 'b'), named(9, 'c'))[0]?.listings?.map(({ _id }) => _id)).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(merged(named(0, 'a', 'b'), named(9, 'c', 'd'))[0]?.listings).toBeUndefined();
    expect(merged(pin(0, 4, 500), pin(9, 4))[0]?.minPrice).toBeUndefined();
  });
});

it('draws circles as wide as they are high', () => {
  const corners = circleAround({ longitude: 88.43, latitude: 26.71 }, 1);
  const width = Math.max(...corners.map(([x]) => x)) - Math.min(...corners.map(([x]) => x));
  const height = Math.max(...corners.map(([, y]) => y)) - Math.min(...corners.map(([, y]) => y));
  expect(width * Math.cos((26.71 * Math.PI) / 180)).toBeCloseTo(height, 5);
  expect(corners[0]).toEqual([corners.at(-1)?.[0], expect.closeTo(corners.at(-1)?.[1] ?? 0, 9)]);
});

describe('the open pin', () => {
  const place = { longitude: 88.42, latitude: 26.72 };
  const pinOf = (...ids: string[]) =>
    ({ ...place, count: ids.length, listings: ids.map((_id) => ({ _id })) }) as OpenPin;
  const counted = { ...place, count: 7 } as MapCluster;

  it('stays when the map counts its listings in a larger cluster', () => {
    const open = pinOf('a');
    expect(withOpenPin([counted], open)).toEqual([counted, open]);
  });

  it('is not drawn twice', () => {
    const loaded = [pinOf('b', 'a'), counted];
    expect(withOpenPin(loaded, pinOf('a'))).toEqual(loaded);
    expect(withOpenPin(loaded, undefined)).toEqual(loaded);
  });
});

describe('pins near controls', () => {
  const size = { width: 360, height: 500 };
  const button = { x: 326, y: 34, width: 44, height: 44 };
  const placed = (x: number, y: number) => {
    const pin = { x, y, width: 80, height: 32 };
    const clear = clearOfObstacles(pin, [button], size);
    return [clear.x, clear.y];
  };

  it('move the shortest way until they are clear, and are not cut at an edge', () => {
    expect(placed(100, 200)).toEqual([100, 200]);
    expect(placed(290, 40)).toEqual([262, 40]);
    expect(placed(310, 65)).toEqual([310, 74]);
    expect(placed(20, 200)).toEqual([40, 200]);
    expect(placed(355, 490)).toEqual([320, 484]);
  });

  it('stay where they are if the way is far', () => {
    expect(placed(-200, 200)).toEqual([-200, 200]);
  });
});
