/** A listing of the shortlist: the addresses that show it without a connection. */
export interface KeptListing {
  /** Its page, then the forms about it. */
  documents: readonly string[];
  /** Its answers and first pictures. */
  others: readonly string[];
}

/** What a page says to the service worker. */
export type ToWorker =
  /** A page was opened, perhaps before there was a service worker; it has loaded these files. */
  | { kind: 'opened'; isFirst: boolean; isLight: boolean; files: readonly string[] }
  | { kind: 'light'; isLight: boolean }
  | { kind: 'shortlist'; listings: readonly KeptListing[] }
  /** These documents, which are the same for everyone, and files are needed without a connection. */
  | { kind: 'forms'; documents: readonly string[]; files: readonly string[] };

/** Answers that were received with a session. The page deletes them when the session ends. */
export const ownAnswersCache = 'own-answers';

/** What the service worker says to a page. */
export type FromWorker =
  /** The page shows what was received at this time. */
  { kind: 'kept'; at: string } | { kind: 'fresh' };
