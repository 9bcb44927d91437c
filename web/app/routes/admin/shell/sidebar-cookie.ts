const name = 'sidebar_state';
const maxAgeSeconds = 7 * 24 * 60 * 60;

/** Open unless the document's cookies say otherwise. */
export function isSidebarOpen(cookies: string): boolean {
  return !cookies.split('; ').includes(`${name}=false`);
}

/** Limited to the administrators' screens, so that no other request sends it. */
export function sidebarCookie(isOpen: boolean): string {
  return `${name}=${isOpen}; Path=/admin; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
}
