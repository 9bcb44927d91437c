import type { HydrationState } from 'react-router';

/** What a document tells its scripts. */
export interface PageData extends HydrationState {
  /** The addresses of the modules of its pages, by route. */
  modules: Readonly<Record<string, string>>;
}

/** The script element with the data. */
export const pageDataId = 'page-data';

/** In the browser: reads the data of the document. */
export function readPageData(): PageData {
  const json = document.getElementById(pageDataId)?.textContent;
  return json ? (JSON.parse(json) as PageData) : { modules: {} };
}
