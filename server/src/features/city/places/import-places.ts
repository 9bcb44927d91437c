import { currentCity } from '@thikana/contract/city';
import type { PlaceImport } from '@thikana/contract/place-administration';
import type { AreaFields, LandmarkFields } from '@thikana/contract/place-fields';
import type { Transaction } from 'kysely';
import { m } from '../../../paraglide/messages.js';
import type { Tables } from '../../../platform/database/tables.ts';
import { PackProblems } from '../pack/pack-error.ts';
import { readAreas, readLandmarks } from '../pack/read-places.ts';
import { readShapes } from '../pack/read-shapes.ts';
import { describeChange } from './describe-change.ts';
import { type AreaRow, areaKind, type LandmarkRow, landmarkKind, type PlaceKind } from './place-kinds.ts';
import { placesRepository } from './places.repository.ts';
import { storePlace } from './save-place.ts';

interface Given {
  adminId: string;
  /** A table of a city pack. Its accuracies and former slugs are not imported. */
  content: string;
  /** The file `map.geojson` that came along. Of its shapes, those that the table names are imported. */
  shapes: string | undefined;
}
type Read = Omit<PlaceImport, 'message'>;

/** Adds and changes what the file names. With problems, the caller undoes it. */
export async function importAreas(
  transaction: Transaction<Tables>,
  { adminId, ...file }: Given,
): Promise<Read> {
  const { known, context } = await prepare<AreaRow>(transaction, 'areas', file);
  const rows = new Map(known.map((row) => [row.slug, row]));
  const areas = readAreas(file.content, { ...context, otherAreas: new Set(rows.keys()) });
  const wanted = areas.map(({ formerSlugs, ...area }) => ({
    ...area,
    outline: area.outline === undefined ? (rows.get(area.slug)?.outline ?? null) : area.outline,
  }));
  return save(transaction, adminId, areaKind, { known, problems: context.problems, wanted });
}

/** The same for landmarks. */
export async function importLandmarks(
  transaction: Transaction<Tables>,
  { adminId, ...file }: Given,
): Promise<Read> {
  const { known, context } = await prepare<LandmarkRow>(transaction, 'landmarks', file);
  const rows = new Map(known.map((row) => [row.slug, row]));
  const wanted = readLandmarks(file.content, context).map(({ accuracyMetres, ...landmark }) => ({
    ...landmark,
    line: landmark.line === undefined ? (rows.get(landmark.slug)?.line ?? null) : landmark.line,
  }));
  return save(transaction, adminId, landmarkKind, { known, problems: context.problems, wanted });
}

/** The shapes that come along go before those that the city has. */
async function prepare<Row extends AreaRow | LandmarkRow>(
  transaction: Transaction<Tables>,
  table: 'areas' | 'landmarks',
  { shapes }: Pick<Given, 'shapes'>,
) {
  const problems = new PackProblems();
  const places = placesRepository<Row>(transaction, table);
  const known = (await places.listShapes()).map((shape) => [shape.id, shape] as const);
  const given = shapes === undefined ? undefined : readShapes(shapes, problems);
  return {
    known: await places.listAll(),
    context: {
      problems,
      facts: currentCity(),
      shapes: {
        byId: new Map([...known, ...(given?.byId ?? [])]),
        isDamaged: (id: string) => given?.isDamaged(id) ?? false,
      },
    },
  };
}

async function save<Fields extends AreaFields | LandmarkFields, Row extends AreaRow | LandmarkRow>(
  transaction: Transaction<Tables>,
  adminId: string,
  kind: PlaceKind<Fields, Row>,
  given: { known: readonly Row[]; problems: PackProblems; wanted: readonly Omit<Fields, 'isHidden'>[] },
): Promise<Read> {
  const rows = new Map(given.known.map((row) => [row.slug, row]));
  const added: string[] = [];
  const changed: string[] = [];
  const problems = [...given.problems.texts];
  for (const each of problems.length > 0 ? [] : given.wanted) {
    const row = rows.get(each.slug);
    const fields = { ...each, isHidden: row?.is_hidden ?? false } as Fields;
    if (row && describeChange(kind.fieldsOf(row), fields) === '') continue;
    const owner = row ? undefined : await placesRepository(transaction, kind.table).findOwner(each.slug);
    if (owner !== undefined)
      problems.push(m.city_slug_of_another({ name: each.name, slug: each.slug, owner }));
    // The file was checked as a whole: an area may belong to one of a later row.
    else await storePlace(transaction, adminId, kind, { row, fields });
    (row ? changed : added).push(each.name);
  }
  const unchanged = given.wanted.length - added.length - changed.length;
  return problems.length > 0
    ? { added: [], changed: [], unchanged: 0, problems }
    : { added, changed, unchanged, problems };
}
