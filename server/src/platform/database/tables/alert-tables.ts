import type { AlertFrequency } from '@thikana/contract/alerts';
import type { SiteLanguage } from '@thikana/contract/language';
import type { SearchFilter } from '@thikana/contract/search/filters';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { CreatedAt } from './columns.ts';

export interface AlertRecipientsTable {
  id: string;
  user_id: string | null;
  email: string | null;
  email_key: string | null;
  paused_at: Date | null;
  /** Of a recipient without an account. */
  language: Generated<SiteLanguage>;
  created_at: CreatedAt;
}

export interface SavedSearchesTable {
  id: string;
  recipient_id: string;
  query: string;
  /** Read as JSON, written as text. */
  search: ColumnType<SearchFilter, string, never>;
  words: string[] | null;
  frequency: AlertFrequency;
  confirmed_at: Date | null;
  intents: string[];
  categories: string[];
  areas: string[];
  least_rupees: number;
  most_rupees: number;
  created_at: CreatedAt;
}
export type SavedSearchRow = Selectable<SavedSearchesTable>;

export interface SearchMatchesTable {
  search_id: string;
  listing_id: string;
  recipient_id: string;
  found_at: Date;
  mailed_at: Date | null;
}

export interface ShortlistedListingsTable {
  user_id: string;
  listing_id: string;
  added_at: Date;
  known_rupees: number | null;
}
