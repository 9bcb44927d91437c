import type { Call } from '@thikana/contract/client';
import type { Site } from '@thikana/contract/site';
import type { Thing } from 'schema-dts';

/** Converts the data of a page to schema.org terms. */
export type Describe<T> = (answer: T, site: Site) => Thing[];

/** What belongs to one document while the server makes it. */
export interface DocumentContext {
  /** Calls the API as an anonymous visitor. */
  call: Call;
  /** The areas in its answers, if the city has too many areas for each document to carry all. */
  areas: ReadonlySet<string>;
  /** Its content for search engines. */
  describe: (site: Site) => Thing[];
}
