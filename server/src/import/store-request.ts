import type { ListingFields } from '@thikana/contract/listing-fields';
import type { Settings } from '@thikana/contract/settings';
import type { ApprovalStatus } from '@thikana/contract/vocabulary';
import type { Kysely } from 'kysely';
import type { PicturesFeature } from '../features/pictures/pictures.feature.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { ReceivedPicture } from '../platform/pictures/pictures.ts';
import type { PictureLoader } from './pictures/picture-loader.ts';
import type { PictureSource } from './pictures/picture-sources.ts';
import type { RepeatedRows } from './repeated-rows.ts';

export interface ReadyRow {
  line: number;
  /** As in the file, with the line break. */
  raw: string;
  hash: string;
  /** As in the file. */
  reference: string | undefined;
  fields: ListingFields;
  pictures: readonly PictureSource[];
}

/** A row that is new, with its pictures in the store. */
export interface Offer extends ReadyRow {
  /** Identifies the row among all imports for its owner. */
  key: string;
  received: readonly ReceivedPicture[];
}

/** How pictures get into the store, and with their listings into the database. */
export interface ImportPictures extends PictureLoader {
  keep: PicturesFeature['keep'];
}

export interface StoreRequest {
  connection: Kysely<Tables>;
  seen: RepeatedRows;
  rows: readonly ReadyRow[];
  ownerId: string;
  status: ApprovalStatus;
  landUnits: Settings['landUnits'];
  isDryRun: boolean;
  /** Undefined if the import takes no pictures. */
  pictures: ImportPictures | undefined;
  /** Undefined if the run is not recorded. */
  batchId: number | undefined;
}
