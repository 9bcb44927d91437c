import { isStaff } from '@thikana/contract/roles';
import { isSitePath } from '@thikana/contract/site-path';
import type { Role } from '@thikana/contract/vocabulary';

/** Where to go after login: the address the user came from, if it is on this site and not in the part of other roles. */
export function pathAfterLogin(role: Role, from: string | null): string {
  const home = isStaff(role) ? '/admin' : '/';
  if (from === null || !isSitePath(from)) return home;
  return /^\/admin(?![^/?#])/.test(from) === isStaff(role) ? from : home;
}
