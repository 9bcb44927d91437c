/**
 * Whether a path is a page of this site to go on to after a login. The login page needs it, so this file does not import
 * zod.
 */
export function isSitePath(path: string): boolean {
  // With a second slash or backslash, browsers would read a host name.
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) && !path.startsWith('/login');
}
