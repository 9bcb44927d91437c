import type { Position } from './city.ts';

/** A part of the map between two longitudes and two latitudes, edges included. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

const decimal = /^-?\d{1,3}(\.\d{1,6})?$/;
const minCorners = 3;
const maxCorners = 40;

/** Parses `west,south,east,north` in degrees; undefined if invalid. */
export function parseBounds(text: string): Bounds | undefined {
  const numbers = readNumbers(text);
  if (numbers?.length !== 4) return undefined;
  const [west, south, east, north] = numbers as [number, number, number, number];
  const isOnEarth = isPosition(west, south) && isPosition(east, north);
  return isOnEarth && west < east && south < north ? { west, south, east, north } : undefined;
}

export function formatBounds({ west, south, east, north }: Bounds): string {
  return [west, south, east, north].map(degrees).join(',');
}

export function isInBounds({ longitude, latitude }: Position, { west, south, east, north }: Bounds): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** Parses `longitude,latitude;…` with 3 to 40 corners; undefined if invalid. */
export function parseShape(text: string): Position[] | undefined {
  const corners = text.split(';');
  if (corners.length < minCorners || corners.length > maxCorners) return undefined;
  const positions: Position[] = [];
  for (const corner of corners) {
    const position = parsePosition(corner);
    if (!position) return undefined;
    positions.push(position);
  }
  return positions;
}

/** Parses `longitude,latitude`; undefined if invalid. */
export function parsePosition(text: string): Position | undefined {
  const [longitude, latitude, ...more] = readNumbers(text) ?? [];
  if (longitude === undefined || latitude === undefined || more.length > 0) return undefined;
  return isPosition(longitude, latitude) ? { longitude, latitude } : undefined;
}

export function formatPosition({ longitude, latitude }: Position): string {
  return `${degrees(longitude)},${degrees(latitude)}`;
}

/** At most 40 of the corners, evenly selected. */
export function formatShape(corners: readonly Position[]): string {
  const count = Math.min(corners.length, maxCorners);
  return Array.from({ length: count }, (_, index) => corners[Math.floor((index * corners.length) / count)])
    .map((corner) => (corner ? formatPosition(corner) : ''))
    .join(';');
}

export function boundsOf(corners: readonly Position[]): Bounds {
  const longitudes = corners.map(({ longitude }) => longitude);
  const latitudes = corners.map(({ latitude }) => latitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

/** Whether the polygon contains the point, also if it crosses itself, like `goes_around` in the database. */
export function isInside(x: number, y: number, shape: readonly Position[]): boolean {
  let turns = 0;
  let from = shape.at(-1) as Position;
  for (const to of shape) {
    const isUpward = from.latitude <= y && to.latitude > y;
    const isDownward = from.latitude > y && to.latitude <= y;
    if (isUpward || isDownward) {
      const side =
        (to.longitude - from.longitude) * (y - from.latitude) -
        (x - from.longitude) * (to.latitude - from.latitude);
      if (isUpward && side > 0) turns += 1;
      if (isDownward && side < 0) turns -= 1;
    }
    from = to;
  }
  return turns !== 0;
}

/** In degrees. */
export const neighbourhoodCell = { longitude: 0.003, latitude: 0.0027 };

/**
 * The public position of a listing: inside its cell of about 300 m, derived from the id alone. The database has the
 * same functions.
 */
export function neighbourhood({ longitude, latitude }: Position, id: string): Position {
  const digits = Number.parseInt(id.slice(-3), 16);
  const place = (stride: number) => 0.1 + 0.8 * (((digits * stride) % 4096) / 4096);
  return toldPosition({
    longitude:
      (Math.floor(longitude / neighbourhoodCell.longitude) + place(2531)) * neighbourhoodCell.longitude,
    latitude: (Math.floor(latitude / neighbourhoodCell.latitude) + place(1597)) * neighbourhoodCell.latitude,
  });
}

/** The public position: exact only if the owner shows it. */
export function publicPosition(place: Position, id: string, isExact: boolean): Position {
  return isExact ? toldPosition(place) : neighbourhood(place, id);
}

/**
 * Positions are stored and returned in these units of a degree, about a centimetre each; in memory they are integers.
 */
export const degreeParts = 10_000_000;

/** The same as `told_degrees` in the database. */
export function toldPosition({ longitude, latitude }: Position): Position {
  const told = (degrees: number) => Math.floor(degrees * degreeParts + 0.5) / degreeParts;
  return { longitude: told(longitude), latitude: told(latitude) };
}

function readNumbers(text: string): number[] | undefined {
  const parts = text.split(',');
  return parts.every((part) => decimal.test(part)) ? parts.map(Number) : undefined;
}

const isPosition = (longitude: number, latitude: number) =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

/** Four decimals are ten metres, more precise than public positions. */
const degrees = (value: number) => String(Math.round(value * 10_000) / 10_000);
