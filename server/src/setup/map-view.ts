import type { Position } from '@thikana/contract/city';

/** A part of the world: what lies in the middle of the map, and how large it is drawn. */
export interface MapView {
  middle: Position;
  /** As map tiles count: each step doubles the scale. */
  zoom: number;
}

/** In pixels, to the right and down. */
export interface Point {
  x: number;
  y: number;
}

/** In pixels. Narrow screens show less at the sides. */
export const mapSize = { width: 544, height: 320 } as const;
export const tilePixels = 256;
const zooms = { min: 1, max: 17 } as const;
const northernmost = 85;
const equatorMetres = 40_075_017;

/** Where a position is on a map of the world (Web Mercator). */
export function pointOf({ longitude, latitude }: Position, zoom: number): Point {
  const world = tilePixels * 2 ** zoom;
  const angle = (clamp(latitude, -northernmost, northernmost) * Math.PI) / 180;
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.asinh(Math.tan(angle)) / (2 * Math.PI)) * world,
  };
}

function positionAt({ x, y }: Point, zoom: number): Position {
  const world = tilePixels * 2 ** zoom;
  const angle = Math.atan(Math.sinh((0.5 - y / world) * 2 * Math.PI));
  return {
    longitude: ((((x / world) % 1) + 1) % 1) * 360 - 180,
    latitude: clamp((angle * 180) / Math.PI, -northernmost, northernmost),
  };
}

/** The position of a point of the map, counted from its middle. */
export function positionFromMiddle({ middle, zoom }: MapView, { x, y }: Point): Position {
  const centre = pointOf(middle, zoom);
  return positionAt({ x: centre.x + x, y: centre.y + y }, zoom);
}

/** A zoom that the map has. */
export function possibleZoom(zoom: number): number {
  return clamp(Math.round(zoom), zooms.min, zooms.max);
}

/** A view of all positions. */
export function viewAround(positions: readonly Position[]): MapView {
  const points = positions.map((position) => pointOf(position, 0));
  const [left, right] = endsOf(points.map(({ x }) => x));
  const [top, bottom] = endsOf(points.map(({ y }) => y));
  const fits = Math.min(mapSize.width / (right - left || 1), mapSize.height / (bottom - top || 1));
  return {
    middle: positionAt({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0),
    zoom: possibleZoom(Math.floor(Math.log2(fits))),
  };
}

/** The width of a pixel in the middle of the map. */
export function metresPerPixel({ middle, zoom }: MapView): number {
  const parallel = equatorMetres * Math.cos((middle.latitude * Math.PI) / 180);
  return parallel / (tilePixels * 2 ** zoom);
}

const endsOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
