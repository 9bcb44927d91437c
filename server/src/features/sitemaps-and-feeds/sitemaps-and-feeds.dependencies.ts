import type { Kysely } from 'kysely';
import type { DocumentApi } from '../../http/document-api.ts';
import type { Tables } from '../../platform/database/tables.ts';

export interface SitemapsAndFeedsDependencies {
  db: Kysely<Tables>;
  /** The API for a visitor without a session. */
  newDocumentApi: () => DocumentApi;
  site: { name: string; publicUrl: string };
  now: () => Date;
}
