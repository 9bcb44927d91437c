import type { Role } from '@thikana/contract/vocabulary';

/** Where a person goes once logged in: back to where they wanted to go, if it is on this site and open to them. */
export function pathAfterLogin(role: Role, from: string | null): string {
  const home = role === 'admin' ? '/admin' : '/';
  if (from === null || !isSitePath(from)) return home;
  return /^\/admin(?![^/?#])/.test(from) === (role === 'admin') ? from : home;
}

// A second slash or backslash would make the browser read a host name.
function isSitePath(path: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) && !path.startsWith('/login');
}
