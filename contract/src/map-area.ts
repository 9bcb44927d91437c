import type { Position } from './areas.ts';

/** A part of the map between two longitudes and two latitudes; its edges belong to it. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

const decimal = /^-?\d{1,3}(\.\d{1,6})?$/;
const minCorners = 3;
const maxCorners = 40;

/** `west,south,east,north` in degrees; undefined for what is none. */
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

/** `longitude,latitude;…`, 3 to 40 corners; undefined for what is none. */
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

/** `longitude,latitude`; undefined for what is none. */
export function parsePosition(text: string): Position | undefined {
  const [longitude, latitude, ...more] = readNumbers(text) ?? [];
  if (longitude === undefined || latitude === undefined || more.length > 0) return undefined;
  return isPosition(longitude, latitude) ? { longitude, latitude } : undefined;
}

export function formatPosition({ longitude, latitude }: Position): string {
  return `${degrees(longitude)},${degrees(latitude)}`;
}

/** At most 40 of the corners, evenly taken. */
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

/** Degrees. */
export const neighbourhoodCell = { longitude: 0.003, latitude: 0.0027 };

/**
 * Where a listing is shown: in its neighbourhood, a cell of about 300 m, at a place in it that follows from the id
 * alone. As the functions of the database have it.
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

/** Where everyone is told that a listing is: exactly there only where its owner allows it. */
export function publicPosition(place: Position, id: string, isExact: boolean): Position {
  return isExact ? toldPosition(place) : neighbourhood(place, id);
}

/** Positions are kept and told in such parts of a degree, a centimetre each; in memory they are whole numbers. */
export const degreeParts = 10_000_000;

/** As `told_degrees` of the database. */
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

/** Four decimals are ten metres, finer than positions are told. */
const degrees = (value: number) => String(Math.round(value * 10_000) / 10_000);
