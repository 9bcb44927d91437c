import type { Role } from './vocabulary.ts';

/** Everyone who works on the site; all others are users. */
export function isStaff(role: Role): boolean {
  return role !== 'user';
}

/** Whether a role may do what needs another: administrators may do whatever moderators and editors may. */
export function isAllowed(role: Role, needed: Role): boolean {
  return role === needed || (role === 'admin' && isStaff(needed));
}
