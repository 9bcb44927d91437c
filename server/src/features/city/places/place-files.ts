import { csvLine } from '@thikana/contract/csv-line';
import { currentFacts } from '../current-facts.ts';
import type { AreaRow, LandmarkRow } from './place-kinds.ts';
import { type NamedShape, shapeIds } from './place-shapes.ts';

const languages = (rows: readonly { names: Record<string, string> }[]) =>
  [...new Set([...currentFacts().languages, ...rows.flatMap(({ names }) => Object.keys(names))])].filter(
    (language) => language !== 'en',
  );

/** All areas as `areas.csv` of a city pack. */
export function areasFile(
  rows: readonly AreaRow[],
  { former, shapes }: { former: ReadonlyMap<string, string[]>; shapes: readonly NamedShape[] },
): string {
  const idOf = shapeIds(shapes);
  const named = languages(rows);
  const header = [...['slug', 'name'], ...named.map((language) => `name:${language}`)];
  return fileOf([
    [...header, 'spellings', 'latitude', 'longitude', 'outline', 'belongsTo', 'formerSlugs'],
    ...rows.map((row) => [
      ...[row.slug, row.name, ...named.map((language) => row.names[language] ?? '')],
      ...[row.spellings.join('|'), row.latitude, row.longitude, idOf(row.outline)],
      ...[row.belongs_to ?? '', former.get(row.slug)?.join('|') ?? ''],
    ]),
  ]);
}

/** All landmarks as `landmarks.csv` of a city pack. */
export function landmarksFile(
  rows: readonly LandmarkRow[],
  { shapes }: { shapes: readonly NamedShape[] },
): string {
  const idOf = shapeIds(shapes);
  const named = languages(rows);
  const header = [...['slug', 'kind', 'name'], ...named.map((language) => `name:${language}`)];
  return fileOf([
    [...header, 'spellings', 'latitude', 'longitude', 'line', 'nearMetres', 'accuracyMetres'],
    ...rows.map((row) => [
      ...[row.slug, row.kind, row.name, ...named.map((language) => row.names[language] ?? '')],
      ...[row.spellings.join('|'), row.latitude, row.longitude, idOf(row.line)],
      ...[row.near_metres, row.accuracy_metres ?? ''],
    ]),
  ]);
}

function fileOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => csvLine(row.map(String))).join('');
}
