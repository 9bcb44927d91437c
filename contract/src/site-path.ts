import { z } from 'zod';
import { m } from './paraglide/messages.js';

/** Whether a path is a page of this site to go on to after a login. */
export function isSitePath(path: string): boolean {
  // With a second slash or backslash, browsers would read a host name.
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) && !path.startsWith('/login');
}

/** Such a path, without the language. */
export const sitePath = z
  .string()
  .max(500, { error: m.input_not_valid })
  .refine(isSitePath, { error: m.input_not_valid });
