import { accountEntries } from './account-entries.ts';
import type { TableEntries } from './entry.ts';
import { listingEntries } from './listing-entries.ts';
import { messageEntries } from './message-entries.ts';
import { siteEntries } from './site-entries.ts';
import { trustEntries } from './trust-entries.ts';

/**
 * What every column of every table is for. `npm run check` compares it with the tables that the migrations create; the
 * notice at sign-up and the lists of a data breach are made from it.
 */
export const register: TableEntries = {
  ...accountEntries,
  ...listingEntries,
  ...messageEntries,
  ...trustEntries,
  ...siteEntries,
};

/** The names in a list of columns. */
export const columnNames = (list: string): string[] => list.split(/\s+/).filter(Boolean);
