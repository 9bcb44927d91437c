import { currentCity } from '@thikana/contract/city';
import type { PlaceImport } from '@thikana/contract/place-administration';
import type { AreaFields, LandmarkFields } from '@thikana/contract/place-fields';
import type { Transaction } from 'kysely';
import { m } from '../../../paraglide/messages.js';
import type { Tables } from '../../../platform/database/tables.ts';
import { cityRepository } from '../city.repository.ts';
import { PackProblems } from '../pack/pack-error.ts';
import { readAreas, readLandmarks } from '../pack/read-places.ts';
import { describeChange } from './describe-change.ts';
import { type AreaRow, areaKind, type LandmarkRow, landmarkKind, type PlaceKind } from './place-kinds.ts';
import { placesRepository } from './places.repository.ts';
import { storePlace } from './save-place.ts';

interface Given {
  adminId: string;
  /** A file of a city pack. Its shapes, accuracies and former slugs are not imported. */
  content: string;
}
type Read = Omit<PlaceImport, 'message'>;

/** Adds and changes what the file names. With problems, the caller undoes it. */
export async function importAreas(
  transaction: Transaction<Tables>,
  { adminId, content }: Given,
): Promise<Read> {
  const { known, problems, context } = await prepare<AreaRow>(transaction, 'areas');
  const otherAreas = new Set(known.map(({ slug }) => slug));
  const wanted = readAreas(content, { ...context, otherAreas }).map(
    ({ outline, formerSlugs, ...area }) => area,
  );
  return save(transaction, adminId, areaKind, { known, problems, wanted });
}

/** The same for landmarks. */
export async function importLandmarks(
  transaction: Transaction<Tables>,
  { adminId, content }: Given,
): Promise<Read> {
  const { known, problems, context } = await prepare<LandmarkRow>(transaction, 'landmarks');
  const wanted = readLandmarks(content, context).map(({ line, accuracyMetres, ...landmark }) => landmark);
  return save(transaction, adminId, landmarkKind, { known, problems, wanted });
}

async function prepare<Row extends AreaRow | LandmarkRow>(
  transaction: Transaction<Tables>,
  table: 'areas' | 'landmarks',
) {
  const problems = new PackProblems();
  const shapes = await cityRepository(transaction).findShapes();
  return {
    known: await placesRepository<Row>(transaction, table).listAll(),
    problems,
    context: {
      ...{ problems, facts: currentCity() },
      shapes: new Map(shapes.flatMap((shape) => (shape.id ? [[shape.id, shape] as const] : []))),
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
