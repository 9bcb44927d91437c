import type { AreaFields, LandmarkFields } from '@thikana/contract/place-fields';
import type { Selectable } from 'kysely';
import type { AreasTable, LandmarksTable } from '../../../platform/database/tables/city-tables.ts';
import { jsonOrNull } from '../city.repository.ts';

export type AreaRow = Selectable<AreasTable>;
export type LandmarkRow = Selectable<LandmarksTable>;
export type PlaceTable = 'areas' | 'landmarks';

/** What differs between areas and landmarks. */
export interface PlaceKind<Fields extends AreaFields | LandmarkFields, Row extends AreaRow | LandmarkRow> {
  table: PlaceTable;
  /** The fields that areas and landmarks do not share, as columns. */
  ownColumns(fields: Fields): Record<string, unknown>;
  fieldsOf(row: Row): Fields;
}

export const areaKind: PlaceKind<AreaFields, AreaRow> = {
  table: 'areas',
  ownColumns: ({ belongsTo, outline }) => ({ belongs_to: belongsTo, outline: jsonOrNull(outline) }),
  fieldsOf: (row) => ({ ...sharedFields(row), belongsTo: row.belongs_to, outline: row.outline }),
};

export const landmarkKind: PlaceKind<LandmarkFields, LandmarkRow> = {
  table: 'landmarks',
  ownColumns: ({ kind, nearMetres, line }) => ({ kind, near_metres: nearMetres, line: jsonOrNull(line) }),
  fieldsOf: (row) => ({
    ...sharedFields(row),
    kind: row.kind as LandmarkFields['kind'],
    nearMetres: row.near_metres,
    line: row.line,
  }),
};

const sharedFields = (row: AreaRow | LandmarkRow) => ({
  ...{ slug: row.slug, name: row.name, names: row.names, spellings: row.spellings },
  ...{ latitude: row.latitude, longitude: row.longitude, isHidden: row.is_hidden },
});

/** The columns of a place that an editor saves. */
export function columnsOf<Fields extends AreaFields | LandmarkFields>(
  kind: Pick<PlaceKind<Fields, never>, 'ownColumns'>,
  fields: Fields,
): Record<string, unknown> {
  const { name, names, spellings, latitude, longitude, isHidden } = fields;
  return {
    ...{ name, names: JSON.stringify(names), spellings: withoutRepetition(spellings, name) },
    ...{ latitude, longitude, is_hidden: isHidden, by_hand: true, merged_into: null },
    ...kind.ownColumns(fields),
  };
}

/** The name itself is known without being among the spellings. */
export function withoutRepetition(spellings: readonly string[], name: string): string[] {
  return [...new Set(spellings)].filter((spelling) => spelling !== name);
}
