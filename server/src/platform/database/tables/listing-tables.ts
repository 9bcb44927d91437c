import type { Area } from '@thikana/contract/areas';
import type {
  ApprovalStatus,
  Category,
  Frequency,
  Furnishing,
  HidingReason,
  Intent,
} from '@thikana/contract/vocabulary';
import type { YesNoColumn } from '@thikana/contract/yes-no-fields';
import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { CreatedAt, UpdatedAt } from './columns.ts';

export interface PicturesTable {
  id: string;
  owner_id: string | null;
  width: number;
  height: number;
  placeholder: string;
  finished_at: Date | null;
  withdrawn_at: Date | null;
  withdrawn_from: string | null;
  created_at: CreatedAt;
}
export type PictureRow = Selectable<PicturesTable>;

export interface ListingsTable extends Record<YesNoColumn, boolean | null> {
  id: string;
  owner_id: string;
  intent: Intent;
  category: Category;
  title: string;
  description: string;
  second_title: string | null;
  second_description: string | null;
  location: string;
  alternate_location: string | null;
  longitude: number;
  latitude: number;
  area: Area;
  shows_exact_place: Generated<boolean>;
  messages_only: Generated<boolean>;
  approval_status: Generated<ApprovalStatus>;
  hidden_at: Date | null;
  hidden_reasons: Generated<HidingReason[]>;
  confirmed_at: Date | null;
  asked_at: Date | null;
  bedrooms: number | null;
  bathrooms: number | null;
  floor: number | null;
  built_up_area_square_feet: number | null;
  furnishing: Furnishing | null;
  available_from: string | null;
  shop_area_square_feet: number | null;
  rent_rupees: number | null;
  frequency: Frequency | null;
  available_for_duration: number | null;
  available_for_duration_unit: Frequency | null;
  deposit_rupees: number | null;
  maintenance_rupees: number | null;
  price_rupees: number | null;
  price_per_unit_rupees: number | null;
  unit: string | null;
  available_land_space: number | null;
  available_land_space_unit: string | null;
  total_price_rupees: number | null;
  is_project: Generated<boolean>;
  project_number: string | null;
  import_key: string | null;
  bumped_at: Date | null;
  import_batch_id: number | null;
  edited_at: Date | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}
/** Without the columns that only the undo of an import reads. */
export type ListingRow = Omit<Selectable<ListingsTable>, 'import_batch_id' | 'edited_at'>;

export interface ImportBatchesTable {
  id: GeneratedAlways<number>;
  owner_id: string;
  file: string;
  run_by: string;
  started_at: Date;
  ended_at: Date | null;
  outcome: 'finished' | 'interrupted' | 'failed' | null;
  rows: Generated<number>;
  imported: Generated<number>;
  known: Generated<number>;
  refused: Generated<number>;
  undone_at: Date | null;
}

export interface ListingDecisionsTable {
  id: Generated<number>;
  listing_id: string;
  admin_id: string | null;
  from_status: ApprovalStatus;
  to_status: ApprovalStatus;
  reason: string | null;
  decided_at: CreatedAt;
  /** When its owner and the saved searches were told; null while it can be undone. */
  announced_at: Date | null;
  undone_at: Date | null;
}
export type DecisionRow = Selectable<ListingDecisionsTable>;

export interface ProposedTextsTable {
  listing_id: string;
  second_title: string | null;
  second_description: string | null;
  proposed_at: Date;
  rejected_at: Date | null;
  reason: string | null;
}

/** Written by a trigger of `listings`. */
export interface RemovedListingsTable {
  id: string;
  intent: Intent;
  category: Category;
  area: Area;
  removed_at: CreatedAt;
}

/** Written by a trigger of `listings`. */
export interface RemovedHomesTable {
  listing_id: string;
  owner_id: string;
  phone_digest: string | null;
  intent: Intent;
  category: Category;
  longitude: number;
  latitude: number;
  size: number;
  bedrooms: number | null;
  removed_at: CreatedAt;
}
