import { otherArea } from '@thikana/contract/areas';
import { currentCity, type Position } from '@thikana/contract/city';
import { distanceKm } from '@thikana/contract/distance';
import { AppError } from '@thikana/contract/errors';
import { type AreaFields, farthestPlaceKm, type LandmarkFields } from '@thikana/contract/place-fields';
import { positionsOf } from '@thikana/contract/place-shape';
import type { Transaction } from 'kysely';
import { invalidInput } from '../../../http/parse-request.ts';
import { m } from '../../../paraglide/messages.js';
import type { Tables } from '../../../platform/database/tables.ts';
import { recordAudit } from '../../audit/audit.feature.ts';
import { slugOf } from '../typed-city.ts';
import { describeChange } from './describe-change.ts';
import { moveReferences } from './move-references.ts';
import { type AreaRow, columnsOf, type LandmarkRow, type PlaceKind } from './place-kinds.ts';
import { placesRepository } from './places.repository.ts';

/** Checks what an editor entered, and stores it. Returns the slug of the place. */
export async function savePlace<
  Fields extends AreaFields | LandmarkFields,
  Row extends AreaRow | LandmarkRow,
>(
  transaction: Transaction<Tables>,
  adminId: string,
  kind: PlaceKind<Fields, Row>,
  { before, fields }: { before?: string; fields: Fields },
): Promise<string> {
  const places = placesRepository<Row>(transaction, kind.table);
  const slug = fields.slug || before || slugOf(fields.name);
  if (isTooFar(fields)) throw new AppError('place_too_far');
  requireShapeNear(fields);
  // A slug is free if no place has or had it, apart from the place itself.
  const owner = slug === otherArea ? slug : await places.findOwner(slug);
  const isSlugTaken = owner !== undefined && owner !== before;
  const row = before === undefined ? undefined : await places.find(before);
  // If no slug was typed, it is made of the name: then a taken name is the reason why the slug is taken.
  const isNameTaken =
    kind.table === 'areas' && fields.name !== row?.name && (await places.isNamed(fields.name, before));
  if (isNameTaken && !(isSlugTaken && fields.slug)) throw new AppError('area_name_taken');
  if (isSlugTaken) throw new AppError('place_exists');
  const container = 'belongsTo' in fields ? fields.belongsTo : null;
  if (container !== null && (container === slug || !(await places.find(container))))
    throw new AppError('place_not_found');
  if (before !== undefined && !row) throw new AppError('place_not_found');
  await storePlace(transaction, adminId, kind, { row, fields: { ...fields, slug } });
  return slug;
}

const isTooFar = (position: Position) => distanceKm(currentCity().centre, position) > farthestPlaceKm;

function requireShapeNear(fields: AreaFields | LandmarkFields): void {
  const [field, shape] = 'outline' in fields ? ['outline', fields.outline] : ['line', fields.line];
  const positions = shape ? positionsOf(shape) : [];
  if (positions.some(([longitude, latitude]) => isTooFar({ longitude, latitude })))
    throw invalidInput({ [field]: m.city_shape_too_far() });
}

/** Adds a place, or changes the one of the row. Storing it unchanged does nothing. */
export async function storePlace<
  Fields extends AreaFields | LandmarkFields,
  Row extends AreaRow | LandmarkRow,
>(
  transaction: Transaction<Tables>,
  adminId: string,
  kind: PlaceKind<Fields, Row>,
  { row, fields }: { row: Row | undefined; fields: Fields },
): Promise<void> {
  const { table } = kind;
  const { slug, name } = fields;
  const detail = row && (() => describeChange(kind.fieldsOf(row), fields));
  if (detail?.() === '') return;
  const places = placesRepository<Row>(transaction, table);
  await places.put(slug, { ...(row && ofPack(row)), ...columnsOf(kind, fields) });
  if (row && row.slug !== slug) {
    await places.merge(row.slug, slug);
    await moveReferences(transaction, table, { from: row.slug, into: slug });
  }
  await recordAudit(transaction, {
    adminId,
    action: row ? `${table}.change` : `${table}.add`,
    subject: { id: slug, label: name },
    detail,
  });
}

/** What no form shows moves along to another slug. */
function ofPack(row: AreaRow | LandmarkRow): Record<string, unknown> {
  return 'outline' in row ? { position: row.position } : { accuracy_metres: row.accuracy_metres };
}
