/** A route of the site map, with the file of its page. */
export interface SiteRoute {
  /** The file; a second route to it has a query. */
  id: string;
  file: string;
  path?: string;
  index?: true;
  children?: SiteRoute[];
}

export function route(path: string, file: string, children?: SiteRoute[]): SiteRoute {
  return { id: file, file, path, ...(children && { children }) };
}

/** The page at the address of its parent. */
export function index(file: string): SiteRoute {
  return { id: file, file, index: true };
}

/** A frame around pages, without an address of its own. */
export function layout(file: string, children: SiteRoute[]): SiteRoute {
  return { id: file, file, children };
}
