import { csvLine } from '../../../lib/csv-line.ts';
import { currentFacts } from '../current-facts.ts';
import type { PackShape } from '../pack/read-shapes.ts';
import type { AreaRow, LandmarkRow } from './place-kinds.ts';

const languages = (rows: readonly { names: Record<string, string> }[]) =>
  [...new Set([...currentFacts().languages, ...rows.flatMap(({ names }) => Object.keys(names))])].filter(
    (language) => language !== 'en',
  );

/** All areas as `areas.csv` of a city pack. */
export function areasFile(
  rows: readonly AreaRow[],
  { former, shapes }: { former: ReadonlyMap<string, string[]>; shapes: readonly PackShape[] },
): string {
  const named = languages(rows);
  const header = [...['slug', 'name'], ...named.map((language) => `name:${language}`)];
  return fileOf([
    [...header, 'spellings', 'latitude', 'longitude', 'outline', 'belongsTo', 'formerSlugs'],
    ...rows.map((row) => [
      ...[row.slug, row.name, ...named.map((language) => row.names[language] ?? '')],
      ...[row.spellings.join('|'), row.latitude, row.longitude, shapeId(row.outline, shapes)],
      ...[row.belongs_to ?? '', former.get(row.slug)?.join('|') ?? ''],
    ]),
  ]);
}

/** All landmarks as `landmarks.csv` of a city pack. */
export function landmarksFile(
  rows: readonly LandmarkRow[],
  { shapes }: { shapes: readonly PackShape[] },
): string {
  const named = languages(rows);
  const header = [...['slug', 'kind', 'name'], ...named.map((language) => `name:${language}`)];
  return fileOf([
    [...header, 'spellings', 'latitude', 'longitude', 'line', 'nearMetres', 'accuracyMetres'],
    ...rows.map((row) => [
      ...[row.slug, row.kind, row.name, ...named.map((language) => row.names[language] ?? '')],
      ...[row.spellings.join('|'), row.latitude, row.longitude, shapeId(row.line, shapes)],
      ...[row.near_metres, row.accuracy_metres ?? ''],
    ]),
  ]);
}

function shapeId(geometry: unknown, shapes: readonly PackShape[]): string {
  if (!geometry) return '';
  const text = JSON.stringify(geometry);
  return shapes.find((shape) => JSON.stringify(shape.geometry) === text)?.id ?? '';
}

function fileOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => csvLine(row.map(String))).join('');
}
