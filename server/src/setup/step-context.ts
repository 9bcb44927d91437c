import type { BrandPicture } from '@thikana/contract/brand-picture';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Tables } from '../platform/database/tables.ts';

export interface StepContext {
  db: Kysely<Tables>;
  config: Config;
  typed: Readonly<Record<string, string>>;
  logo: BrandPicture | undefined;
}
/** By field; what is wrong with no field in particular is under the empty name. */
export type FieldProblems = Record<string, string>;
