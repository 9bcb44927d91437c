const name = 'sidebar_state';
const maxAgeSeconds = 7 * 24 * 60 * 60;

/** Open unless the cookies of the document say otherwise. */
export function isSidebarOpen(cookies: string): boolean {
  return !cookies.split('; ').includes(`${name}=false`);
}

/** For the administrators' screens only, so that no other request carries it. */
export function sidebarCookie(isOpen: boolean): string {
  return `${name}=${isOpen}; Path=/admin; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
}
