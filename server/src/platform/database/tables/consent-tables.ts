import type { OptionalPurpose, PrivacyNotice } from '@thikana/contract/consent';
import type { SiteLanguage } from '@thikana/contract/language';
import type { ColumnType, Generated } from 'kysely';

export interface ConsentNoticesTable {
  version: string;
  language: SiteLanguage;
  /** Written as JSON text, read as the value. */
  items: ColumnType<PrivacyNotice['items'], string, never>;
  minimum_age: number | null;
  first_given_at: Date;
}

export interface ConsentsTable {
  id: Generated<string>;
  user_id: string;
  /** The notice, with everything that an account needs, or one optional purpose. */
  purpose: 'notice' | OptionalPurpose;
  version: string;
  language: SiteLanguage;
  minimum_age: number | null;
  given_at: Date;
  withdrawn_at: Date | null;
}
