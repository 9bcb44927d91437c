import { currentCity } from '@thikana/contract/city';
import { distanceKm } from '@thikana/contract/distance';
import { AppError } from '@thikana/contract/errors';
import { type AreaFields, farthestPlaceKm, type LandmarkFields } from '@thikana/contract/place-fields';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { recordAudit } from '../../audit/audit.feature.ts';
import { slugOf } from '../typed-city.ts';
import { describeChange } from './describe-change.ts';
import { moveReferences } from './move-references.ts';
import { type AreaRow, columnsOf, type LandmarkRow, type PlaceKind } from './place-kinds.ts';
import { placesRepository } from './places.repository.ts';

/** Adds a place, or changes the one with the slug `before`. Returns its slug. Saving it unchanged does nothing. */
export async function savePlace<
  Fields extends AreaFields | LandmarkFields,
  Row extends AreaRow | LandmarkRow,
>(
  transaction: Transaction<Tables>,
  adminId: string,
  kind: PlaceKind<Fields, Row>,
  { before, fields }: { before?: string; fields: Fields },
): Promise<string> {
  const { table } = kind;
  const places = placesRepository<Row>(transaction, table);
  const slug = fields.slug || before || slugOf(fields.name);
  const after = { ...fields, slug };
  if (distanceKm(currentCity().centre, fields) > farthestPlaceKm) throw new AppError('place_too_far');
  await requireFree(places, slug, before);
  const container = 'belongsTo' in fields ? fields.belongsTo : null;
  if (container !== null && (container === slug || !(await places.find(container))))
    throw new AppError('place_not_found');

  const row = before === undefined ? undefined : await places.find(before);
  if (before !== undefined && !row) throw new AppError('place_not_found');
  const detail = row && describeChange(kind.fieldsOf(row), after);
  if (detail === '') return slug;
  await places.put(slug, { ...(row && ofPack(row)), ...columnsOf(kind, after) });
  if (before !== undefined && before !== slug) {
    await places.merge(before, slug);
    await moveReferences(transaction, table, { from: before, into: slug });
  }
  await recordAudit(transaction, {
    adminId,
    action: row ? `${table}.change` : `${table}.add`,
    subject: { id: slug, label: fields.name },
    detail,
  });
  return slug;
}

/** A slug is free if no place has or had it, apart from the place itself. */
async function requireFree(
  places: ReturnType<typeof placesRepository>,
  slug: string,
  before: string | undefined,
): Promise<void> {
  const owner = slug === 'other' ? slug : await places.findOwner(slug);
  if (owner !== undefined && owner !== before) throw new AppError('place_exists');
}

/** What no form shows moves along to another slug. */
function ofPack(row: AreaRow | LandmarkRow): Record<string, unknown> {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  return 'outline' in row
    ? { position: row.position, outline: json(row.outline) }
    : { line: json(row.line), accuracy_metres: row.accuracy_metres };
}
