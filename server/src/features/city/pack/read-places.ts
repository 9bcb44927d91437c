import { distanceKm } from '@thikana/contract/distance';
import { type LandmarkKind, landmarkKinds } from '@thikana/contract/landmark-kinds';
import {
  type AreaFields,
  farthestPlaceKm,
  type LandmarkFields,
  nearMetresBounds,
  placeSlugPattern,
} from '@thikana/contract/place-fields';
import { positionsOf } from '@thikana/contract/place-shape';
import type { CityFacts } from './city-facts.ts';
import type { PackProblems } from './pack-error.ts';
import type { PackShape, ReadShapes } from './read-shapes.ts';
import { readTable, type TableRow } from './read-table.ts';

export interface Place {
  slug: string;
  name: string;
  /** By language tag. */
  names: Record<string, string>;
  spellings: string[];
  latitude: number;
  longitude: number;
}

export interface PackArea extends Place {
  /** Undefined if the file has no such column. */
  outline: AreaFields['outline'] | undefined;
  belongsTo: string | null;
  formerSlugs: string[];
}

export interface PackLandmark extends Place {
  kind: LandmarkKind;
  line: LandmarkFields['line'] | undefined;
  nearMetres: number;
  accuracyMetres: number | null;
}

interface Context {
  problems: PackProblems;
  shapes: Pick<ReadShapes, 'byId' | 'isDamaged'>;
  facts: Pick<CityFacts, 'centre'> | undefined;
  /** The areas that there are beside those of the file. */
  otherAreas?: ReadonlySet<string>;
}

type Geometry = PackShape['geometry'];

const nearMetres = { min: nearMetresBounds[0], max: nearMetresBounds[1] };
const placeColumns = ['slug', 'name', 'latitude', 'longitude'];

export function readAreas(content: string, context: Context): PackArea[] {
  const file = 'areas.csv';
  const { problems, otherAreas } = context;
  const columns = { required: placeColumns, optional: ['spellings', 'outline', 'belongsTo', 'formerSlugs'] };
  const rows = readTable(file, content, columns, problems);
  const areas = rows.map((row) => ({
    ...readPlace(file, row, context),
    outline: shapeOf(file, row, ['outline', 'Polygon'], context),
    belongsTo: row.text('belongsTo') || null,
    formerSlugs: row.texts('formerSlugs'),
  }));
  checkUnique(file, rows, problems, (row) => [row.text('slug'), ...row.texts('formerSlugs')]);
  const slugs = new Set(areas.map(({ slug }) => slug));
  for (const [place, { slug, belongsTo }] of areas.entries()) {
    const line = rows[place]?.line;
    if (slug === 'other') problems.add({ file, line }, 'The slug other stands for places in no area.');
    if (belongsTo !== null && !slugs.has(belongsTo) && !otherAreas?.has(belongsTo))
      problems.add({ file, line }, `belongsTo names ${belongsTo}, which is no area of this file.`);
    if (belongsTo === slug) problems.add({ file, line }, 'An area cannot belong to itself.');
  }
  if (rows.length === 0) problems.add({ file }, 'The city needs at least one area.');
  return areas;
}

export function readLandmarks(content: string, context: Context): PackLandmark[] {
  const file = 'landmarks.csv';
  const { problems } = context;
  const columns = {
    required: [...placeColumns, 'kind', 'nearMetres'],
    optional: ['spellings', 'line', 'accuracyMetres'],
  };
  const rows = readTable(file, content, columns, problems);
  checkUnique(file, rows, problems, (row) => [row.text('slug')]);
  return rows.map((row) => {
    const kind = row.text('kind') as LandmarkKind;
    if (!landmarkKinds.includes(kind))
      problems.add(
        { file, line: row.line },
        `The kind ${kind || '(empty)'} is not one of ${landmarkKinds.join(', ')}.`,
      );
    return {
      ...readPlace(file, row, context),
      kind,
      line: shapeOf(file, row, ['line', 'LineString'], context),
      nearMetres: readNumber(file, row, 'nearMetres', nearMetres, problems),
      accuracyMetres: row.text('accuracyMetres')
        ? readNumber(file, row, 'accuracyMetres', { min: 1, max: 10_000 }, problems)
        : null,
    };
  });
}

function readPlace(file: string, row: TableRow, { problems, facts }: Context): Place {
  const place = {
    slug: row.text('slug'),
    name: row.text('name'),
    names: row.byLanguage('name'),
    spellings: row.texts('spellings'),
    latitude: readNumber(file, row, 'latitude', { min: -90, max: 90 }, problems),
    longitude: readNumber(file, row, 'longitude', { min: -180, max: 180 }, problems),
  };
  const { line } = row;
  if (!placeSlugPattern.test(place.slug))
    problems.add(
      { file, line },
      `The slug ${place.slug || '(empty)'} must be of lower-case letters, digits, _ and -.`,
    );
  if (!place.name) problems.add({ file, line }, 'The name is missing.');
  const km = facts ? distanceKm(facts.centre, place) : 0;
  if (km > farthestPlaceKm)
    problems.add({ file, line }, `${place.name} lies ${Math.round(km)} km from the centre of the city.`);
  return place;
}

function readNumber(
  file: string,
  row: TableRow,
  column: string,
  { min, max }: { min: number; max: number },
  problems: PackProblems,
): number {
  const text = row.text(column);
  const value = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max))
    problems.add(
      { file, line: row.line },
      `${column} must be a number from ${min} to ${max}, not ${text || 'empty'}.`,
    );
  return value;
}

function shapeOf<Type extends Geometry['type']>(
  file: string,
  row: TableRow,
  [column, type]: readonly [string, Type],
  { problems, shapes, facts }: Context,
): Extract<Geometry, { type: Type }> | null | undefined {
  if (!row.has(column)) return undefined;
  const id = row.text(column);
  if (!id) return null;
  const geometry = shapes.byId.get(id)?.geometry;
  const { line } = row;
  if (!geometry && shapes.isDamaged(id)) return null;
  if (geometry?.type !== type) {
    problems.add({ file, line }, `${column} names ${id}, which is no ${type} of map.geojson.`);
    return null;
  }
  const kms = positionsOf(geometry).map(([longitude, latitude]) =>
    facts ? distanceKm(facts.centre, { longitude, latitude }) : 0,
  );
  if (Math.max(...kms) > farthestPlaceKm)
    problems.add(
      { file, line },
      `${column} reaches ${Math.round(Math.max(...kms))} km from the centre of the city.`,
    );
  return geometry as Extract<Geometry, { type: Type }>;
}

function checkUnique(
  file: string,
  rows: readonly TableRow[],
  problems: PackProblems,
  slugsOf: (row: TableRow) => readonly string[],
): void {
  const lines = new Map<string, number>();
  for (const row of rows) {
    for (const slug of slugsOf(row)) {
      const first = lines.get(slug);
      if (first === undefined) lines.set(slug, row.line);
      else problems.add({ file, line: row.line }, `The slug ${slug} is on line ${first} too.`);
    }
  }
}
