import type { Purpose } from '@thikana/contract/consent';

/** What personal columns contain, as the notice at sign-up names it. */
export type DataKind =
  | 'contact'
  | 'login'
  | 'language'
  | 'devices'
  | 'addresses'
  | 'listings'
  | 'views'
  | 'payments'
  | 'messages'
  | 'checks'
  | 'comparisons'
  | 'reports'
  | 'decisions'
  | 'consents'
  | 'shortlist'
  | 'searches'
  | 'push'
  | 'sealed';

/** How long a personal column is kept. */
export type Retention =
  | 'account'
  | 'listing'
  | 'conversation'
  | 'login'
  | 'code'
  | 'day'
  | 'browser'
  | 'search'
  | 'notifications'
  | 'open-report'
  | 'reposting'
  | 'law'
  | 'site';

/**
 * What the deletion of the account does: the row goes with it; the column no longer names the account; the column stays;
 * or it is deleted by its retention, with or without an account.
 */
type Erasure = 'deleted' | 'unlinked' | 'kept' | 'expires';

interface PersonalColumns {
  /** Their names, with spaces between them. */
  columns: string;
  data: DataKind;
  purpose: Purpose;
  kept: Retention;
  erased: Erasure;
  /** The part of the data export that has them, or why none has. */
  exported: string | { not: string };
}

/** One table of the register. Every column is in exactly one of the two. */
interface TableEntry {
  personal: readonly PersonalColumns[];
  /** Columns that say nothing about a person, with spaces between them. */
  other: string;
}

export type TableEntries = Readonly<Record<string, TableEntry>>;
