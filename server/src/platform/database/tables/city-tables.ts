import type { LegalText } from '@thikana/contract/legal';
import type { AreaFields, LandmarkFields } from '@thikana/contract/place-fields';
import type { ColumnType, Generated } from 'kysely';

/** Written as JSON text, read as the value. */
type Json<T> = ColumnType<T, string, string>;
type JsonOrNull<T> = ColumnType<T, string | null, string | null>;

export interface CityTable {
  only_row: ColumnType<true, never, never>;
  /** The name of the pack that the city came from, and the digest of its files. */
  pack: string;
  digest: string;
  facts: Json<unknown>;
  shapes: Json<unknown>;
  legal: ColumnType<PackTexts, string | undefined, string>;
  law: JsonOrNull<unknown>;
}

/** The legal texts of the pack, with the times of their last changes. */
export type PackTexts = Partial<Record<LegalText, { markdown: string; changedAt: string }>>;

interface PlaceColumns {
  slug: string;
  name: string;
  /** By language tag. */
  names: Json<Record<string, string>>;
  spellings: string[];
  latitude: number;
  longitude: number;
  /** Still known, but no longer offered. */
  is_hidden: Generated<boolean>;
  /** Changed by an editor, so that the pack does not overwrite it. */
  by_hand: Generated<boolean>;
  /** The place that now stands for this one. */
  merged_into: Generated<string | null>;
}

export interface AreasTable extends PlaceColumns {
  /** The order of the search form. */
  position: number;
  outline: JsonOrNull<AreaFields['outline']>;
  belongs_to: string | null;
}

export interface LandmarksTable extends PlaceColumns {
  kind: string;
  line: JsonOrNull<LandmarkFields['line']>;
  near_metres: number;
  accuracy_metres: number | null;
}
