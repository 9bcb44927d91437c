import { AppError } from '@thikana/contract/errors';
import type { AreaFields, LandmarkFields } from '@thikana/contract/place-fields';
import { placeName } from '@thikana/contract/place-name';
import type { Transaction } from 'kysely';
import { m } from '../../../paraglide/messages.js';
import type { Tables } from '../../../platform/database/tables.ts';
import { recordAudit } from '../../audit/audit.feature.ts';
import { moveReferences } from './move-references.ts';
import {
  type AreaRow,
  columnsOf,
  type LandmarkRow,
  type PlaceKind,
  withoutRepetition,
} from './place-kinds.ts';
import { placesRepository } from './places.repository.ts';

/** Whatever named the first place names the second one, and so do its names in a search. */
export async function mergePlaces<
  Fields extends AreaFields | LandmarkFields,
  Row extends AreaRow | LandmarkRow,
>(
  transaction: Transaction<Tables>,
  adminId: string,
  kind: PlaceKind<Fields, Row>,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const { table } = kind;
  if (from === into) throw new AppError('place_itself');
  const places = placesRepository<Row>(transaction, table);
  const [leaving, staying] = [await places.find(from), await places.find(into)];
  if (!leaving || !staying) throw new AppError('place_not_found');
  const fields = kind.fieldsOf(staying);
  const isWithin = 'belongsTo' in fields && fields.belongsTo === from;
  const spellings = [
    ...staying.spellings,
    leaving.name,
    ...Object.values(leaving.names),
    ...leaving.spellings,
  ];
  await places.put(
    into,
    columnsOf(kind, {
      ...fields,
      spellings: withoutRepetition(spellings, staying.name),
      ...(isWithin && { belongsTo: null }),
    }),
  );
  await places.merge(from, into);
  await moveReferences(transaction, table, { from, into });
  await recordAudit(transaction, {
    adminId,
    action: `${table}.merge`,
    subject: { id: into, label: staying.name },
    detail: () => m.city_merged({ name: placeName(leaving) }),
  });
}
